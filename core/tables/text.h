// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A table to read: aligned columns under translated headers, then plain lines that say what
// reproduces it. LF, UTF-8. Empty cells are blank, no line ends in a blank.

#pragma once

#include "core/tables/number_format.h"
#include "core/tables/table_words.h"

#include <string>

namespace backoff {

[[nodiscard]] std::string toText(const Table &table, const TableWords &words, Digits digits);

} // namespace backoff
