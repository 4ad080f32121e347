// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/aligned.h"

#include "core/tables/plain_text.h"

#include <algorithm>

namespace backoff {

namespace {

class Layout
{
public:
    Layout(const Table &table, const AlignedFrame &frame, std::size_t narrowest)
        : m_table(table)
        , m_frame(frame)
        , m_widths(table.columns.size(), narrowest)
    {
    }

    void makeRoomFor(std::size_t column, std::string_view cell)
    {
        m_widths[column] = std::max(m_widths[column], characterCount(cell));
    }

    // One line; `cell` gives the text of each column.
    template<typename Cell> void append(std::string &out, Cell cell) const
    {
        out += m_frame.start;
        for (std::size_t column = 0; column < m_widths.size(); ++column) {
            const std::string_view text = cell(column);
            const std::size_t padding = m_widths[column] - characterCount(text);
            const bool isWord = m_table.columns[column].hasWords();
            out += column == 0 ? std::string_view() : m_frame.between;
            out.append(isWord ? 0 : padding, ' ').append(text).append(isWord ? padding : 0, ' ');
        }
        out += m_frame.end;
        out.erase(out.find_last_not_of(' ') + 1);
        out += '\n';
    }

    [[nodiscard]] std::size_t width(std::size_t column) const { return m_widths[column]; }

private:
    const Table &m_table;
    AlignedFrame m_frame;
    std::vector<std::size_t> m_widths;
};

} // namespace

std::string alignedTable(const Table &table,
    const std::vector<std::string> &headers,
    const CellWriter &cells,
    const AlignedFrame &frame,
    std::size_t narrowest,
    const AlignedRule &rule)
{
    std::vector<char> buffer(cells.room());
    const auto cell = [&cells, &buffer](std::size_t column, std::size_t row) {
        return std::string_view(buffer.data(), cells.write(buffer.data(), column, row));
    };

    // Once to measure, once to write: no cell is kept.
    Layout layout(table, frame, narrowest);
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        layout.makeRoomFor(column, headers[column]);
        for (std::size_t row = 0; row < table.rowCount(); ++row) {
            layout.makeRoomFor(column, cell(column, row));
        }
    }

    std::string out;
    layout.append(out, [&](std::size_t column) { return std::string_view(headers[column]); });
    std::string line;
    layout.append(out, [&](std::size_t column) {
        line = rule(table.columns[column], layout.width(column));
        return std::string_view(line);
    });
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        layout.append(out, [&](std::size_t column) { return cell(column, row); });
    }
    return out;
}

} // namespace backoff
