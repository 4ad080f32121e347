// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// CSV for a spreadsheet of a country that writes the decimal comma, whatever the locale here:
// semicolon, decimal comma, every line ended by CRLF, UTF-8 with a BOM, the column ids of csv.h.

#pragma once

#include "core/tables/number_format.h"
#include "core/tables/table.h"

#include <string>
#include <string_view>

namespace backoff {

[[nodiscard]] std::string toSpreadsheet(const Table &table, Digits digits);

// A text as a field: quoted where it must be, and never a formula.
[[nodiscard]] std::string spreadsheetText(std::string_view text);

} // namespace backoff
