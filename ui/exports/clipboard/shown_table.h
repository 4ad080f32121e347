// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A table as a view shows it: texts and numbers in the digits of the screen.

#pragma once

#include "core/io/labels.h"

#include <string>
#include <vector>

namespace backoff {

struct ShownTable {
    struct Column {
        std::string header;
        bool isNumber = false; // its cells are written as they are, and set to the right
    };

    std::vector<Column> columns;
    std::vector<std::vector<std::string>> rows; // one text a column
};

// <table> to </table>, as core/tables/html.h writes it.
[[nodiscard]] std::string toHtmlFragment(const ShownTable &table, Language language);

// As core/tables/tsv.h writes it, with the shown headers.
[[nodiscard]] std::string toTsv(const ShownTable &table);

} // namespace backoff
