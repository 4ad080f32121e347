// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/csv.h"

#include "core/tables/cell_writer.h"
#include "core/tables/chunked_text.h"

namespace backoff {

std::string csvText(std::string_view text)
{
    std::string field;
    if (!text.empty()
        && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos) {
        field = "'";
    }
    field += text;
    if (field.find_first_of(",\"\r\n") == std::string::npos) {
        return field;
    }

    std::string quoted = "\"";
    for (const char c : field) {
        if (c == '"') {
            quoted += '"';
        }
        quoted += c;
    }
    return quoted + '"';
}

std::string toCsv(const Table &table, Digits digits)
{
    const CellWriter cells(table, digits, "", [](Vocabulary vocabulary, std::uint8_t code) {
        return csvText(wordOf(vocabulary, code));
    });

    std::string header;
    for (const Column &column : table.columns) {
        header += header.empty() ? "" : ",";
        header += columnName(column.id, table.unit);
    }
    const std::size_t columns = table.columns.size();
    ChunkedText out(columns * (cells.room() + 1) + 2, table.rowCount() * columns * 16);
    out.append(header + "\r\n");
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        char *to = out.piece();
        for (std::size_t column = 0; column < columns; ++column) {
            if (column > 0) {
                *to++ = ',';
            }
            to = cells.write(to, column, row);
        }
        *to++ = '\r';
        *to++ = '\n';
        out.end(to);
    }
    return out.take();
}

} // namespace backoff
