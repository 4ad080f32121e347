// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A table to read: aligned columns under translated headers, then plain lines that say what
// reproduces it. LF, UTF-8. Empty cells are blank, no line ends in a blank.

#pragma once

#include "core/tables/number_format.h"
#include "core/tables/table.h"

#include <array>
#include <iterator>
#include <string>
#include <vector>

namespace backoff {

// Everything a reader's format says in words; core/io fills it in a language.
struct TableWords {
    std::vector<std::string> headers; // one a column of the table, with its unit
    std::array<std::vector<std::string>, std::size(allVocabularies)>
        words; // by Vocabulary, then by code
    std::vector<std::string> reproduction; // plain lines after the table

    [[nodiscard]] const std::vector<std::string> &of(Vocabulary vocabulary) const
    {
        return words[static_cast<std::size_t>(vocabulary)];
    }
};

[[nodiscard]] std::string toText(const Table &table, const TableWords &words, Digits digits);

} // namespace backoff
