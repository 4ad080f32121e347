// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/html.h"

#include "core/tables/cell_writer.h"
#include "core/tables/plain_text.h"
#include "core/tables/row_writer.h"

namespace backoff {

namespace {

// The browser's own colours, light or dark as the reader has them.
constexpr std::string_view style = R"(:root { color-scheme: light dark; }
body { font-family: sans-serif; line-height: 1.5; margin: 2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { font-weight: bold; padding-bottom: 0.5rem; text-align: left; }
th, td { border-bottom: 1px solid #8888; padding: 0.25rem 0.75rem; text-align: left; }
th:first-child { padding-left: 0; }
thead th { border-bottom: 2px solid; vertical-align: bottom; }
tbody { white-space: nowrap; }
tbody th { font-weight: normal; }
.number { text-align: right; }
)";

// What a cell of numbers has, for the style above.
constexpr std::string_view numberClass = " class=\"number\"";

std::string element(std::string_view start, std::string_view text, std::string_view end)
{
    return std::string(start).append(htmlText(text)).append(end);
}

// What people typed may run from right to left; the page around it does not turn.
std::string isolated(std::string_view text) { return element("<bdi>", text, "</bdi>"); }

std::string captionAndHeaders(const Table &table, const TableWords &words)
{
    std::string out;
    if (!words.caption.empty()) {
        out += "<caption>" + isolated(words.caption) + "</caption>\n";
    }
    out += "<thead>\n<tr>";
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        out.append("<th scope=\"col\"").append(table.columns[column].hasWords() ? "" : numberClass);
        out += element(">", words.headers[column], "</th>");
    }
    return out + "</tr>\n</thead>\n";
}

// The first cell heads its row.
RowFrame rowFrame(const Table &table)
{
    RowFrame frame;
    for (const Column &column : table.columns) {
        const bool isFirst = frame.before.empty();
        std::string before = isFirst ? "<tr><th scope=\"row\"" : "<td";
        if (!isFirst) {
            before.insert(0, frame.before.size() == 1 ? "</th>" : "</td>");
        }
        frame.before.push_back(before.append(column.hasWords() ? "" : numberClass) + '>');
    }
    frame.after = table.columns.size() == 1 ? "</th></tr>\n" : "</td></tr>\n";
    return frame;
}

std::string tableElement(
    std::string head, const Table &table, const TableWords &words, Digits digits)
{
    const CellWriter cells(table, digits, "", [&words](Vocabulary vocabulary, std::uint8_t code) {
        return htmlText(words.of(vocabulary)[code]);
    });
    const auto cell = [&cells](char *to, std::size_t column, std::size_t row) {
        return cells.write(to, column, row);
    };
    head += captionAndHeaders(table, words);
    if (table.rowCount() == 0) {
        return head + "</table>\n";
    }
    head += "<tbody>\n";
    return writeRows(head, rowFrame(table), table.rowCount(), cells.room(), cell)
        + "</tbody>\n</table>\n";
}

} // namespace

std::string htmlText(std::string_view text)
{
    std::string out;
    for (const char c : oneLine(text)) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            out += c;
        }
    }
    return out;
}

std::string toHtml(const Table &table, const TableWords &words, Digits digits)
{
    std::string head = "<!DOCTYPE html>\n" + element("<html lang=\"", words.language, "\">\n");
    head += "<head>\n<meta charset=\"utf-8\">\n";
    head += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
    head += element("<title>", words.caption, "</title>\n");
    head.append("<style>\n").append(style).append("</style>\n</head>\n<body>\n<table>\n");
    std::string out = tableElement(std::move(head), table, words, digits);
    if (!words.reproduction.empty()) {
        out += "<ul>\n";
        for (const std::string &line : words.reproduction) {
            out += "<li>" + isolated(line) + "</li>\n";
        }
        out += "</ul>\n";
    }
    out += "</body>\n</html>\n"; // in place: the table may be long
    return out;
}

} // namespace backoff
