// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/json.h"

#include "core/tables/cell_writer.h"
#include "core/tables/chunked_text.h"

#include <algorithm>
#include <vector>

namespace backoff {

std::string jsonText(std::string_view text)
{
    static constexpr std::string_view hex = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out.append("\\").append(1, c);
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '\t') {
            out += "\\t";
        } else if (c == '\r') {
            out += "\\r";
        } else if (byte < 0x20) {
            out.append("\\u00").append(1, hex[byte >> 4]).append(1, hex[byte & 15]);
        } else {
            out += c;
        }
    }
    return out + '"';
}

namespace {

std::string rowsJson(const Table &table, Digits digits)
{
    const CellWriter cells(table, digits, "null", [](Vocabulary vocabulary, std::uint8_t code) {
        return jsonText(wordOf(vocabulary, code));
    });
    std::vector<std::string> keys;
    std::size_t longestRow = 16;
    for (const Column &column : table.columns) {
        const std::string before = keys.empty() ? "    {" : ", ";
        keys.push_back(before + jsonText(columnName(column.id, table.unit)) + ": ");
        longestRow += keys.back().size() + cells.room();
    }

    ChunkedText out(longestRow, table.rowCount() * keys.size() * 32);
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        char *to = std::ranges::copy(std::string_view(row == 0 ? "\n" : ",\n"), out.piece()).out;
        for (std::size_t column = 0; column < keys.size(); ++column) {
            to = std::ranges::copy(keys[column], to).out;
            to = cells.write(to, column, row);
        }
        *to++ = '}';
        out.end(to);
    }
    return out.take();
}

} // namespace

std::string toJson(
    const Table &table, const Experiment &experiment, std::string_view generator, Digits digits)
{
    const std::string head = "{\n  \"schemaVersion\": 1,\n  \"generator\": " + jsonText(generator)
        + ",\n  \"experiment\": " + experimentJson(experiment, 4) + ",\n  \"rows\": [";
    std::string out = rowsJson(table, digits);
    out += out.empty() ? "]\n}\n" : "\n  ]\n}\n";
    return out.insert(0, head);
}

} // namespace backoff
