// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/format.h"

#include <algorithm>
#include <iterator>

namespace backoff {

namespace {

struct Known {
    Format format;
    std::string_view name;
    std::string_view suffix;
};
constexpr Known known[] = {
    {Format::Text, "text", "txt"},
    {Format::Csv, "csv", "csv"},
    {Format::CsvSpreadsheet, "csv-spreadsheet", "spreadsheet.csv"},
    {Format::Tsv, "tsv", "tsv"},
    {Format::Markdown, "markdown", "md"},
    {Format::Latex, "latex", "tex"},
    {Format::Html, "html", "html"},
    {Format::Json, "json", "json"},
    {Format::Transcript, "transcript", "txt"},
    {Format::Python, "python", "py"},
};

const Known &of(Format format) { return *std::ranges::find(known, format, &Known::format); }

} // namespace

bool isTable(Format format) { return format != Format::Transcript && format != Format::Python; }

bool isFormatOf(Format format, TableKind kind)
{
    switch (format) {
    case Format::Transcript:
        return kind == TableKind::Attempts;
    case Format::Python:
        return kind == TableKind::Retries;
    default:
        return true;
    }
}

std::string_view nameOf(Format format) { return of(format).name; }

std::string_view suffixOf(Format format) { return of(format).suffix; }

std::optional<Format> formatNamed(std::string_view name)
{
    const auto *const found = std::ranges::find(known, name, &Known::name);
    return found == std::end(known) ? std::nullopt : std::optional(found->format);
}

Digits defaultDigits(Format format)
{
    const bool forPrograms
        = format == Format::Csv || format == Format::Tsv || format == Format::Json;
    return forPrograms ? Digits::full() : Digits::fixed(3);
}

} // namespace backoff
