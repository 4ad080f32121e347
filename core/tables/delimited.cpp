// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/delimited.h"

#include "core/tables/cell_writer.h"
#include "core/tables/row_writer.h"

namespace backoff {

std::string withoutFormula(std::string_view text)
{
    const bool isFormula = !text.empty()
        && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
    return (isFormula ? "'" : "") + std::string(text);
}

std::string quotedField(std::string text, char separator)
{
    const std::string special = std::string("\"\r\n") + separator;
    if (text.find_first_of(special) == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted.append(c == '"' ? 2 : 1, c);
    }
    return quoted + '"';
}

std::string toDelimited(const Table &table, Digits digits, const Dialect &dialect)
{
    const CellWriter cells(table, digits, "", [&dialect](Vocabulary vocabulary, std::uint8_t code) {
        return dialect.field(wordOf(vocabulary, code));
    });
    const auto cell = [&](char *to, std::size_t column, std::size_t row) {
        char *const end = cells.write(to, column, row);
        if (dialect.decimalPoint != '.' && !table.columns[column].hasWords()) {
            char *const point = std::find(to, end, '.');
            if (point != end) {
                *point = dialect.decimalPoint;
            }
        }
        return end;
    };

    std::string head(dialect.start);
    RowFrame frame {{}, dialect.lineEnd};
    for (const Column &column : table.columns) {
        frame.before.emplace_back(frame.before.empty() ? 0 : 1, dialect.separator);
        head += frame.before.back() + columnName(column.id, table.unit);
    }
    head += dialect.lineEnd;
    return writeRows(head, frame, table.rowCount(), cells.room(), cell);
}

} // namespace backoff
