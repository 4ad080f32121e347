// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The way through the rows, a million of them, that every writer takes. What differs between the
// formats is what stands around a cell.

#pragma once

#include "core/tables/chunked_text.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace backoff {

struct RowFrame {
    std::vector<std::string> before; // a cell: one a column
    std::string_view after; // the last cell of a row
};

// The head, then the rows. `cell` writes one where there is room and returns its end:
// char *(char *to, std::size_t column, std::size_t row), in at most `room` bytes.
template<typename Cell>
[[nodiscard]] std::string writeRows(std::string_view head,
    const RowFrame &frame,
    std::size_t rowCount,
    std::size_t room,
    const Cell &cell)
{
    std::size_t around = frame.after.size();
    for (const std::string &before : frame.before) {
        around += before.size();
    }
    const std::size_t columns = frame.before.size();
    // Memory that is asked for and not written to costs nothing; a copy of the whole does.
    constexpr std::size_t longestUsualCell = 24;
    const std::size_t expected = rowCount * (around + columns * longestUsualCell);
    ChunkedText out(around + columns * room, head.size() + expected + 4096);
    out.append(head);
    for (std::size_t row = 0; row < rowCount; ++row) {
        char *to = out.piece();
        for (std::size_t column = 0; column < columns; ++column) {
            to = std::ranges::copy(frame.before[column], to).out;
            to = cell(to, column, row);
        }
        out.end(std::ranges::copy(frame.after, to).out);
    }
    return out.take();
}

} // namespace backoff
