// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// LaTeX: a table to be read in by a document, with the rules of booktabs and its numbers aligned at
// the decimal point. Comments name the packages that it needs and say what reproduces it. LF,
// UTF-8. A table that may not fit on a page goes over pages.

#pragma once

#include "core/tables/number_format.h"
#include "core/tables/table_words.h"

#include <string>

namespace backoff {

[[nodiscard]] std::string toLatex(const Table &table, const TableWords &words, Digits digits);

} // namespace backoff
