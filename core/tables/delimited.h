// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tables for programs: a line of column ids, then a line a row, an empty cell an empty field. The
// formats on it (csv.h, spreadsheet.h, tsv.h) differ in a few characters and in how a text becomes
// a field.

#pragma once

#include "core/tables/number_format.h"
#include "core/tables/table.h"

#include <string>
#include <string_view>

namespace backoff {

struct Dialect {
    char separator = ',';
    char decimalPoint = '.';
    std::string_view lineEnd;
    std::string_view start; // of the file
    std::string (*field)(std::string_view text) = nullptr;
};

[[nodiscard]] std::string toDelimited(const Table &table, Digits digits, const Dialect &dialect);

// A text that a spreadsheet does not take for a formula: with a leading apostrophe where it starts
// with = + - @, tab or CR. Never asked of a number.
[[nodiscard]] std::string withoutFormula(std::string_view text);

// A text as RFC 4180 quotes it, only where it must be.
[[nodiscard]] std::string quotedField(std::string text, char separator);

} // namespace backoff
