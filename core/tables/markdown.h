// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// GitHub Flavored Markdown: one table, numbers to the right, then a list of plain lines that say
// what reproduces it. LF, UTF-8.

#pragma once

#include "core/tables/number_format.h"
#include "core/tables/table_words.h"

#include <string>
#include <string_view>

namespace backoff {

[[nodiscard]] std::string toMarkdown(const Table &table, const TableWords &words, Digits digits);

// A text on one line, of a cell or a paragraph, that a renderer shows as it was typed. What starts
// like an address on the web does not become a link; user@host may, with the same text.
[[nodiscard]] std::string markdownText(std::string_view text);

} // namespace backoff
