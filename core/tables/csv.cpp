// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/csv.h"

#include "core/tables/cells.h"

namespace backoff {

std::string csvText(std::string_view text)
{
    std::string field;
    if (!text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos)
        field = "'";
    field += text;
    if (field.find_first_of(",\"\r\n") == std::string::npos)
        return field;

    std::string quoted = "\"";
    for (const char c : field) {
        if (c == '"')
            quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

std::string toCsv(const Table &table, Digits digits)
{
    const CellWriter cells(table, digits, "", [](Vocabulary vocabulary, std::uint8_t code) {
        return csvText(wordOf(vocabulary, code));
    });

    std::string out;
    out.reserve(roomFor(table, 20));
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        out += column == 0 ? "" : ",";
        out += columnName(table.columns[column].id, table.unit);
    }
    out += "\r\n";
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            if (column > 0)
                out += ',';
            cells.append(out, column, row);
        }
        out += "\r\n";
    }
    return out;
}

} // namespace backoff
