// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A table as texts and numbers in the digits in which they are shown, and the two forms in which it
// goes to the clipboard.

#pragma once

#include "core/tables/number_format.h"
#include "core/tables/table_words.h"

#include <string>
#include <vector>

namespace backoff {

struct ShownTable {
    std::string language; // its tag: "en"
    struct Column {
        std::string header;
        bool isNumber = false; // its cells are written as they are, and set to the right
    };

    std::vector<Column> columns;
    std::vector<std::vector<std::string>> rows; // one text a column
};

// The headers and the words of a language, the numbers in these digits.
[[nodiscard]] ShownTable shownTable(const Table &table, const TableWords &words, Digits digits);

// <table> to </table>. A spreadsheet whose language has a decimal comma would take 0.176 for 176:
// each number says its value once more and how it is shown, and each text that it is one, in the
// attributes that LibreOffice writes itself (1033: in English).
[[nodiscard]] std::string toHtmlFragment(const ShownTable &table);

// As core/tables/tsv.h writes it, with the shown headers.
[[nodiscard]] std::string toTsv(const ShownTable &table);

} // namespace backoff
