// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/json.h"

#include "core/tables/cells.h"

#include <vector>

namespace backoff {

std::string jsonText(std::string_view text)
{
    static constexpr std::string_view hex = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            out.append("\\").append(1, c);
        else if (c == '\n')
            out += "\\n";
        else if (c == '\t')
            out += "\\t";
        else if (c == '\r')
            out += "\\r";
        else if (byte < 0x20)
            out.append("\\u00").append(1, hex[byte >> 4]).append(1, hex[byte & 15]);
        else
            out += c;
    }
    return out + '"';
}

namespace {

void appendRows(std::string &out, const Table &table, Digits digits)
{
    const CellWriter cells(table, digits, "null", [](Vocabulary vocabulary, std::uint8_t code) {
        return jsonText(wordOf(vocabulary, code));
    });
    std::vector<std::string> keys;
    for (const Column &column : table.columns)
        keys.push_back(jsonText(columnName(column.id, table.unit)) + ": ");

    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        out += row == 0 ? "\n    {" : ",\n    {";
        for (std::size_t column = 0; column < keys.size(); ++column) {
            if (column > 0)
                out += ", ";
            out += keys[column];
            cells.append(out, column, row);
        }
        out += '}';
    }
}

} // namespace

std::string toJson(
    const Table &table, const Experiment &experiment, std::string_view generator, Digits digits)
{
    std::string out;
    out.reserve(roomFor(table, 40));
    out += "{\n  \"schemaVersion\": 1,\n  \"generator\": " + jsonText(generator)
        + ",\n  \"experiment\": " + experimentJson(experiment, 4) + ",\n  \"rows\": [";
    appendRows(out, table, digits);
    out += table.rowCount() == 0 ? "]\n}\n" : "\n  ]\n}\n";
    return out;
}

} // namespace backoff
