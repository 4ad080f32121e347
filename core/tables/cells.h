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

    void append(std::string &out, std::size_t column, std::size_t row) const;

private:
    const Table &m_table;
    Digits m_digits;
    std::string_view m_empty;
    std::vector<std::vector<std::string>> m_words; // by column, then by code
};

// About how many bytes the table's cells take, so that a buffer grows once.
[[nodiscard]] std::size_t roomFor(const Table &table, std::size_t perCell);

} // namespace backoff
