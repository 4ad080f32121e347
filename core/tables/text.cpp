// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/text.h"

#include "core/tables/cell_writer.h"

#include <algorithm>

namespace backoff {

namespace {

// Characters, not bytes: the words are UTF-8.
std::size_t widthOf(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

// Lays cells out in columns as wide as their widest cell.
class Layout
{
public:
    Layout(const Table &table, const TableWords &words)
        : m_table(table)
    {
        for (const std::string &header : words.headers) {
            m_widths.push_back(widthOf(header));
        }
    }

    void makeRoomFor(std::size_t column, std::string_view cell)
    {
        m_widths[column] = std::max(m_widths[column], widthOf(cell));
    }

    // One line; `cell` gives the text of each column.
    template<typename Cell> void append(std::string &out, Cell cell) const
    {
        for (std::size_t column = 0; column < m_widths.size(); ++column) {
            const std::string_view text = cell(column);
            const std::size_t padding = m_widths[column] - widthOf(text);
            const bool isWord = std::holds_alternative<Words>(m_table.columns[column].cells);
            out.append(column == 0 ? 0 : 2, ' ');
            out.append(isWord ? 0 : padding, ' ').append(text).append(isWord ? padding : 0, ' ');
        }
        out.erase(out.find_last_not_of(' ') + 1);
        out += '\n';
    }

    [[nodiscard]] std::size_t width(std::size_t column) const { return m_widths[column]; }

private:
    const Table &m_table;
    std::vector<std::size_t> m_widths;
};

} // namespace

std::string toText(const Table &table, const TableWords &words, Digits digits)
{
    const CellWriter cells(table, digits, "", [&words](Vocabulary vocabulary, std::uint8_t code) {
        return words.of(vocabulary)[code];
    });
    std::vector<char> buffer(cells.room());
    const auto cell = [&cells, &buffer](std::size_t column, std::size_t row) {
        return std::string_view(buffer.data(), cells.write(buffer.data(), column, row));
    };

    // Once to measure, once to write: no cell is kept.
    Layout layout(table, words);
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            layout.makeRoomFor(column, cell(column, row));
        }
    }

    std::string out;
    layout.append(out, [&](std::size_t column) { return std::string_view(words.headers[column]); });
    std::string rule;
    layout.append(out, [&](std::size_t column) {
        rule.assign(layout.width(column), '-');
        return std::string_view(rule);
    });
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        layout.append(out, [&](std::size_t column) { return cell(column, row); });
    }
    out.append(words.reproduction.empty() ? 0 : 1, '\n');
    for (const std::string &line : words.reproduction) {
        out.append(line).append("\n");
    }
    return out;
}

} // namespace backoff
