// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/clipboard/shown_table.h"

#include "core/tables/html.h"
#include "core/tables/tsv.h"

#include <charconv>
#include <string_view>
#include <system_error>
#include <utility>

namespace backoff {

namespace {

std::string textOf(const Column &column, std::size_t row, const TableWords &words, Digits digits)
{
    if (const auto *integers = std::get_if<Integers>(&column.cells)) {
        return std::to_string((*integers)[row]);
    }
    if (const auto *reals = std::get_if<Reals>(&column.cells)) {
        const double value = (*reals)[row];
        return isEmptyCell(value) ? std::string() : formatNumber(value, digits);
    }
    const auto &codes = std::get<Words>(column.cells);
    return words.of(codes.vocabulary)[codes.codes[row]];
}

// A column of numbers may show a dash where it has none.
bool isNumber(std::string_view text)
{
    double value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return read.ec == std::errc() && read.ptr == text.data() + text.size();
}

// The format in which LibreOffice shows the number as it is shown here: "0.000", "0.0E+0".
std::string formatCode(std::string_view number)
{
    std::string code = "0";
    const std::size_t exponent = number.find('e');
    const std::string_view mantissa = number.substr(0, exponent);
    const std::size_t point = mantissa.find('.');
    if (point != std::string_view::npos) {
        code.append(".").append(mantissa.size() - point - 1, '0');
    }
    return exponent == std::string_view::npos ? code : code + "E+0";
}

std::string headerCell(const ShownTable::Column &column)
{
    const char *style = column.isNumber ? " style=\"text-align: right\"" : "";
    return std::string("<th scope=\"col\"") + style + '>' + htmlText(column.header) + "</th>";
}

std::string bodyCell(const ShownTable::Column &column, std::string_view text)
{
    std::string start = "<td";
    if (column.isNumber) {
        start += " style=\"text-align: right\"";
    }
    if (column.isNumber && isNumber(text)) {
        start.append(" sdval=\"").append(text).append("\"");
        start.append(" sdnum=\"1033;0;").append(formatCode(text)).append("\"");
    } else if (!column.isNumber) {
        start += " sdnum=\"1033;0;@\"";
    }
    return start + '>' + htmlText(text) + "</td>";
}

} // namespace

ShownTable shownTable(const Table &table, const TableWords &words, Digits digits)
{
    ShownTable shown {words.language, {}, std::vector<std::vector<std::string>>(table.rowCount())};
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const Column &column = table.columns[i];
        shown.columns.push_back({words.headers[i], !column.hasWords()});
        for (std::size_t row = 0; row < table.rowCount(); ++row) {
            shown.rows[row].push_back(textOf(column, row, words, digits));
        }
    }
    return shown;
}

std::string toHtmlFragment(const ShownTable &table)
{
    std::string out = "<table lang=\"" + htmlText(table.language) + "\">\n<thead>\n<tr>";
    for (const ShownTable::Column &column : table.columns) {
        out += headerCell(column);
    }
    out += "</tr>\n</thead>\n<tbody>\n";
    for (const std::vector<std::string> &row : table.rows) {
        out += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i) {
            out += bodyCell(table.columns[i], row[i]);
        }
        out += "</tr>\n";
    }
    return out + "</tbody>\n</table>\n";
}

std::string toTsv(const ShownTable &table)
{
    std::string out;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        out.append(i == 0 ? "" : "\t").append(tsvText(table.columns[i].header));
    }
    out += '\n';
    for (const std::vector<std::string> &row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            out.append(i == 0 ? "" : "\t");
            out += table.columns[i].isNumber ? row[i] : tsvText(row[i]);
        }
        out += '\n';
    }
    return out;
}

} // namespace backoff
