// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/clipboard/shown_table.h"

#include "core/tables/html.h"
#include "core/tables/tsv.h"

namespace backoff {

namespace {

std::string element(std::string_view name,
    std::string_view scope,
    const ShownTable::Column &column,
    std::string_view text)
{
    std::string out = '<' + std::string(name);
    if (!scope.empty()) {
        out.append(" scope=\"").append(scope).append("\"");
    }
    out += column.isNumber ? " style=\"text-align: right\">" : ">";
    return out.append(htmlText(text)).append("</").append(name).append(">");
}

} // namespace

std::string toHtmlFragment(const ShownTable &table, Language language)
{
    std::string out = "<table lang=\"" + std::string(nameOf(language)) + "\">\n<thead>\n<tr>";
    for (const ShownTable::Column &column : table.columns) {
        out += element("th", "col", column, column.header);
    }
    out += "</tr>\n</thead>\n<tbody>\n";
    for (const std::vector<std::string> &row : table.rows) {
        out += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i) {
            out += element("td", {}, table.columns[i], row[i]);
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
