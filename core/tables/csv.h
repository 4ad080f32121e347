// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// CSV as RFC 4180 has it: comma, decimal point, every line ended by CRLF, UTF-8 without a BOM,
// fixed English column ids. An empty cell is an empty field.

#pragma once

#include "core/tables/number_format.h"
#include "core/tables/table.h"

#include <string>
#include <string_view>

namespace backoff {

[[nodiscard]] std::string toCsv(const Table &table, Digits digits);

// A text as a field: quoted where it must be, and never a formula.
[[nodiscard]] std::string csvText(std::string_view text);

} // namespace backoff
