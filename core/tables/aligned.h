// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A table whose columns are as wide as their widest cell: numbers to the right, words to the left.

#pragma once

#include "core/tables/cell_writer.h"
#include "core/tables/table.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace backoff {

struct AlignedFrame {
    std::string_view start; // of a line
    std::string_view between; // two cells
    std::string_view end; // of a line: if none, no line ends in a blank
};

// The cell under a header, that many characters wide, that divides headers from rows.
using AlignedRule = std::function<std::string(const Column &column, std::size_t width)>;

// Headers, rule and rows, each line ended by LF. No column is narrower than `narrowest`.
[[nodiscard]] std::string alignedTable(const Table &table,
    const std::vector<std::string> &headers,
    const CellWriter &cells,
    const AlignedFrame &frame,
    std::size_t narrowest,
    const AlignedRule &rule);

} // namespace backoff
