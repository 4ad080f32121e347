// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A cell as text: what every writer does once per cell, a million rows long. What differs between
// the formats is how a word is spelled and what stands in an empty cell.

#pragma once

#include "core/tables/number_format.h"
#include "core/tables/table.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace backoff {

class CellWriter
{
public:
    // `spell` turns a vocabulary's code into the format's text for it; it is asked once a code.
    using Spell = std::function<std::string(Vocabulary, std::uint8_t)>;
    CellWriter(const Table &table, Digits digits, std::string_view empty, const Spell &spell);

    // The most bytes that a cell takes.
    [[nodiscard]] std::size_t room() const { return m_room; }

    // Writes the cell where there is room and returns its end.
    [[nodiscard]] char *write(char *to, std::size_t column, std::size_t row) const;

private:
    const Table &m_table;
    Digits m_digits;
    std::string_view m_empty;
    std::vector<std::vector<std::string>> m_words; // by column, then by code
    std::size_t m_room = numberRoom;
};

} // namespace backoff
