// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/markdown.h"

#include "core/tables/aligned.h"
#include "core/tables/plain_text.h"

#include <algorithm>

namespace backoff {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

// Where a backslash keeps the start of a line from being a list, a heading or a rule: "- a", "+ a",
// "===", "7. a", "7) a".
std::size_t markerIn(std::string_view line)
{
    const auto digits = std::ranges::find_if_not(line, isDigit) - line.begin();
    const auto at = static_cast<std::size_t>(digits);
    const std::string_view markers = at == 0 ? "-+=" : ".)";
    const bool isMarker = at < line.size() && markers.find(line[at]) != std::string_view::npos;
    const bool isNumber = at > 0 && at + 1 < line.size() && line[at + 1] != ' '; // 1.5
    return isMarker && !isNumber ? at : std::string_view::npos;
}

// "www." and "http://" become links by themselves.
bool startsLink(std::string_view line, std::size_t at)
{
    return line.substr(at).starts_with("://")
        || (line[at] == '.' && at >= 3 && line.substr(at - 3, 3) == "www");
}

} // namespace

std::string markdownText(std::string_view text)
{
    const std::string line = oneLine(text);
    const std::size_t marker = markerIn(line);
    std::string out;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool isSpecial
            = std::string_view("\\`*_{}[]<>#|~&$!").find(line[at]) != std::string_view::npos;
        if (isSpecial || at == marker || startsLink(line, at)) {
            out += '\\';
        }
        out += line[at];
    }
    return out;
}

std::string toMarkdown(const Table &table, const TableWords &words, Digits digits)
{
    const CellWriter cells(table, digits, "", [&words](Vocabulary vocabulary, std::uint8_t code) {
        return markdownText(words.of(vocabulary)[code]);
    });
    std::vector<std::string> headers;
    std::ranges::transform(words.headers, std::back_inserter(headers), markdownText);
    const auto rule = [](const Column &column, std::size_t width) {
        return std::string(width - 1, '-') + (column.hasWords() ? '-' : ':');
    };
    std::string out = alignedTable(
        table, headers, cells, {.start = "| ", .between = " | ", .end = " |"}, 3, rule);
    out.append(words.reproduction.empty() ? 0 : 1, '\n');
    for (const std::string &line : words.reproduction) {
        out.append("- ").append(markdownText(line)).append("\n");
    }
    return out;
}

} // namespace backoff
