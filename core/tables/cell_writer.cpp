// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/cell_writer.h"

#include <algorithm>
#include <charconv>

namespace backoff {

CellWriter::CellWriter(
    const Table &table, Digits digits, std::string_view empty, const Spell &spell)
    : m_table(table)
    , m_digits(digits)
    , m_empty(empty)
    , m_words(table.columns.size())
{
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const auto *words = std::get_if<Words>(&table.columns[column].cells);
        if (words == nullptr) {
            continue;
        }
        for (std::size_t code = 0; code < vocabularySize(words->vocabulary); ++code) {
            const auto known = static_cast<std::uint8_t>(code);
            const bool hasWord = !wordOf(words->vocabulary, known).empty();
            m_words[column].push_back(
                hasWord ? spell(words->vocabulary, known) : std::string(empty));
            m_room = std::max(m_room, m_words[column].back().size());
        }
    }
}

char *CellWriter::write(char *to, std::size_t column, std::size_t row) const
{
    const auto &cells = m_table.columns[column].cells;
    if (const auto *reals = std::get_if<Reals>(&cells)) {
        const double value = (*reals)[row];
        return isEmptyCell(value) ? std::ranges::copy(m_empty, to).out
                                  : writeNumber(to, value, m_digits);
    }
    if (const auto *integers = std::get_if<Integers>(&cells)) {
        return std::to_chars(to, to + numberRoom, (*integers)[row]).ptr;
    }
    const Words &words = std::get<Words>(cells);
    return std::ranges::copy(m_words[column][words.codes[row]], to).out;
}

} // namespace backoff
