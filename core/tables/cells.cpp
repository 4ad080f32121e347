// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/cells.h"

#include <array>
#include <charconv>

namespace backoff {

namespace {

void appendInteger(std::string &out, std::int64_t value)
{
    std::array<char, 24> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    out.append(buffer.data(), end);
}

} // namespace

CellWriter::CellWriter(
    const Table &table, Digits digits, std::string_view empty, const Spell &spell)
    : m_table(table)
    , m_digits(digits)
    , m_empty(empty)
    , m_words(table.columns.size())
{
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const auto *words = std::get_if<Words>(&table.columns[column].cells);
        if (words == nullptr)
            continue;
        for (std::size_t code = 0; code < vocabularySize(words->vocabulary); ++code) {
            const auto known = static_cast<std::uint8_t>(code);
            const bool hasWord = !wordOf(words->vocabulary, known).empty();
            m_words[column].push_back(
                hasWord ? spell(words->vocabulary, known) : std::string(empty));
        }
    }
}

void CellWriter::append(std::string &out, std::size_t column, std::size_t row) const
{
    const auto &cells = m_table.columns[column].cells;
    if (const auto *reals = std::get_if<Reals>(&cells)) {
        const double value = (*reals)[row];
        if (isEmptyCell(value))
            out += m_empty;
        else
            appendNumber(out, value, m_digits);
    } else if (const auto *integers = std::get_if<Integers>(&cells)) {
        appendInteger(out, (*integers)[row]);
    } else if (const auto *words = std::get_if<Words>(&cells)) {
        out += m_words[column][words->codes[row]];
    }
}

std::size_t roomFor(const Table &table, std::size_t perCell)
{
    return (table.rowCount() + 1) * table.columns.size() * perCell;
}

} // namespace backoff
