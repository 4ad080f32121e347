// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tab separated values: tabs, decimal point, every line ended by LF, UTF-8 without a BOM, the
// column ids of csv.h. There are no quotes: a field is what stands between two tabs.

#pragma once

#include "core/tables/number_format.h"
#include "core/tables/table.h"

#include <string>
#include <string_view>

namespace backoff {

[[nodiscard]] std::string toTsv(const Table &table, Digits digits);

// A text as a field: never a formula, and with a blank for each tab, CR and LF, which the format
// cannot hold.
[[nodiscard]] std::string tsvText(std::string_view text);

} // namespace backoff
