// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/text.h"

#include "core/tables/aligned.h"

namespace backoff {

std::string toText(const Table &table, const TableWords &words, Digits digits)
{
    const CellWriter cells(table, digits, "", [&words](Vocabulary vocabulary, std::uint8_t code) {
        return words.of(vocabulary)[code];
    });
    const auto rule = [](const Column &, std::size_t width) { return std::string(width, '-'); };
    std::string out = alignedTable(
        table, words.headers, cells, {.start = "", .between = "  ", .end = ""}, 0, rule);
    out.append(words.reproduction.empty() ? 0 : 1, '\n');
    for (const std::string &line : words.reproduction) {
        out.append(line).append("\n");
    }
    return out;
}

} // namespace backoff
