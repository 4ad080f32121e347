// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The export formats by name.

#pragma once

#include "core/tables/number_format.h"
#include "core/tables/table.h"

#include <optional>
#include <string_view>

namespace backoff {

// The last two are no tables: a run's lines, and Python that draws a schedule.
enum class Format {
    Text,
    Csv,
    CsvSpreadsheet,
    Tsv,
    Markdown,
    Latex,
    Html,
    Json,
    Transcript,
    Python,
};
inline constexpr Format allFormats[] = {Format::Text,
    Format::Csv,
    Format::CsvSpreadsheet,
    Format::Tsv,
    Format::Markdown,
    Format::Latex,
    Format::Html,
    Format::Json,
    Format::Transcript,
    Format::Python};

[[nodiscard]] bool isTable(Format format);
// Every table has the formats that are tables; only runs have a transcript, only schedules Python.
[[nodiscard]] bool isFormatOf(Format format, TableKind kind);

// The names of the command line: `text`, `csv`, `csv-spreadsheet`, ...
[[nodiscard]] std::string_view nameOf(Format format);
[[nodiscard]] std::optional<Format> formatNamed(std::string_view name);

// Of a file's name, without the first dot: `csv`, `spreadsheet.csv`, `md`, ...
[[nodiscard]] std::string_view suffixOf(Format format);

// Full for csv, tsv and json, 3 decimals for what people read.
[[nodiscard]] Digits defaultDigits(Format format);

} // namespace backoff
