// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The names that a session file has for what the window shows.

#pragma once

#include "core/io/sessions/session.h"

#include <optional>
#include <string>
#include <string_view>

namespace backoff {

[[nodiscard]] std::string_view nameOf(ChartTab tab); // `delays`, `fleet`
[[nodiscard]] std::string_view nameOf(TableTab tab); // `schedule`, `transcript`
[[nodiscard]] std::string_view nameOf(Speed speed); // `1/4` to `10`, `fit`
// Of the attempts' table: as in csv, but without the unit.
[[nodiscard]] std::string_view viewNameOf(ColumnId column);

[[nodiscard]] std::string allChartNames(); // "delays, cumulative, ..."
[[nodiscard]] std::string allTableNames();

[[nodiscard]] std::optional<ChartTab> chartTabNamed(std::string_view name);
[[nodiscard]] std::optional<TableTab> tableTabNamed(std::string_view name);
[[nodiscard]] std::optional<Speed> speedNamed(std::string_view name);
[[nodiscard]] std::optional<ColumnId> viewColumnNamed(std::string_view name);

} // namespace backoff
