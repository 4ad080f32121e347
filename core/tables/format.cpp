// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/format.h"

#include <array>
#include <utility>

namespace backoff {

namespace {

constexpr std::array<std::pair<Format, std::string_view>, 9> names {{
    {Format::Text, "text"},
    {Format::Csv, "csv"},
    {Format::CsvSpreadsheet, "csv-spreadsheet"},
    {Format::Tsv, "tsv"},
    {Format::Markdown, "markdown"},
    {Format::Latex, "latex"},
    {Format::Html, "html"},
    {Format::Json, "json"},
    {Format::Transcript, "transcript"},
}};

} // namespace

std::string_view nameOf(Format format)
{
    for (const auto &[known, name] : names) {
        if (known == format) {
            return name;
        }
    }
    return {};
}

std::optional<Format> formatNamed(std::string_view name)
{
    for (const auto &[format, known] : names) {
        if (known == name) {
            return format;
        }
    }
    return std::nullopt;
}

bool isAvailable(Format format)
{
    return format == Format::Text || format == Format::Csv || format == Format::Json
        || format == Format::Transcript;
}

Digits defaultDigits(Format format)
{
    const bool forPrograms
        = format == Format::Csv || format == Format::Tsv || format == Format::Json;
    return forPrograms ? Digits::full() : Digits::fixed(3);
}

} // namespace backoff
