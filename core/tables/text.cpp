// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/text.h"

#include "core/tables/cells.h"

#include <algorithm>

namespace backoff {

namespace {

// Characters, not bytes: the words are UTF-8.
std::size_t widthOf(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

void trimEnd(std::string &out) { out.erase(out.find_last_not_of(' ') + 1); }

// One pass to measure the columns, one to write them: nothing is kept of a cell.
class AlignedTable
{
public:
    AlignedTable(const Table &table, const CellWriter &cells, const TableWords &words)
        : m_table(table)
        , m_cells(cells)
        , m_words(words)
    {
        for (std::size_t column = 0; column < table.columns.size(); ++column)
            m_widths.push_back(measured(column));
    }

    void append(std::string &out) const
    {
        appendLine(out,
            [this](std::string &cell, std::size_t column) { cell += m_words.headers[column]; });
        appendLine(out,
            [this](std::string &cell, std::size_t column) { cell.append(m_widths[column], '-'); });
        for (std::size_t row = 0; row < m_table.rowCount(); ++row) {
            appendLine(out, [this, row](std::string &cell, std::size_t column) {
                m_cells.append(cell, column, row);
            });
        }
    }

private:
    std::size_t measured(std::size_t column) const
    {
        std::size_t width = widthOf(m_words.headers[column]);
        std::string cell;
        for (std::size_t row = 0; row < m_table.rowCount(); ++row) {
            cell.clear();
            m_cells.append(cell, column, row);
            width = std::max(width, widthOf(cell));
        }
        return width;
    }

    template<typename WriteCell> void appendLine(std::string &out, WriteCell writeCell) const
    {
        std::string cell;
        for (std::size_t column = 0; column < m_widths.size(); ++column) {
            cell.clear();
            writeCell(cell, column);
            const std::size_t padding = m_widths[column] - widthOf(cell);
            const bool isWord = std::holds_alternative<Words>(m_table.columns[column].cells);
            out.append(column == 0 ? 0 : 2, ' ');
            out.append(isWord ? 0 : padding, ' ').append(cell);
            out.append(isWord ? padding : 0, ' ');
        }
        trimEnd(out);
        out += '\n';
    }

    const Table &m_table;
    const CellWriter &m_cells;
    const TableWords &m_words;
    std::vector<std::size_t> m_widths;
};

} // namespace

std::string toText(const Table &table, const TableWords &words, Digits digits)
{
    const CellWriter cells(table, digits, "", [&words](Vocabulary vocabulary, std::uint8_t code) {
        return words.of(vocabulary)[code];
    });

    std::string out;
    out.reserve(roomFor(table, 16));
    AlignedTable(table, cells, words).append(out);
    if (!words.reproduction.empty())
        out += '\n';
    for (const std::string &line : words.reproduction)
        out.append(line).append("\n");
    return out;
}

} // namespace backoff
