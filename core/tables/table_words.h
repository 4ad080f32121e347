// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Everything a reader's format (text.h, markdown.h, latex.h, html.h) says in words; core/io fills
// it in a language. Plain text: each writer escapes what its format would take for something else.

#pragma once

#include "core/tables/table.h"

#include <array>
#include <iterator>
#include <string>
#include <vector>

namespace backoff {

struct TableWords {
    std::string language; // its tag: "en"
    std::string caption; // the title, or what the table is
    std::vector<std::string> headers; // one a column of the table, with its unit
    std::array<std::vector<std::string>, std::size(allVocabularies)>
        words; // by Vocabulary, then by code
    std::vector<std::string> reproduction; // plain lines after the table
    std::string latexPreamble; // before the packages that the preamble must load
    std::string latexEngine; // where the text has characters that pdfLaTeX does not know

    [[nodiscard]] const std::vector<std::string> &of(Vocabulary vocabulary) const
    {
        return words[static_cast<std::size_t>(vocabulary)];
    }
};

} // namespace backoff
