// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// HTML: a whole document of one table and the lines that say what reproduces it, with nothing to
// load from elsewhere. LF, UTF-8.

#pragma once

#include "core/tables/number_format.h"
#include "core/tables/table_words.h"

#include <string>
#include <string_view>

namespace backoff {

[[nodiscard]] std::string toHtml(const Table &table, const TableWords &words, Digits digits);

// A text on one line, of an element or an attribute.
[[nodiscard]] std::string htmlText(std::string_view text);

} // namespace backoff
