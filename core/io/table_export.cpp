// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/table_export.h"

#include "core/io/program.h"
#include "core/tables/csv.h"
#include "core/tables/html.h"
#include "core/tables/json.h"
#include "core/tables/latex.h"
#include "core/tables/markdown.h"
#include "core/tables/spreadsheet.h"
#include "core/tables/text.h"
#include "core/tables/tsv.h"

namespace backoff {

namespace {

// The origin is what determines the table.
template<typename Origin>
std::string write(const Table &table, const Origin &origin, const ExportSettings &settings)
{
    const Digits digits = settings.digits.value_or(defaultDigits(settings.format));
    const auto words = [&] { return tableWords(table, origin, Labels(settings.language)); };
    switch (settings.format) {
    case Format::Text:
        return toText(table, words(), digits);
    case Format::Csv:
        return toCsv(table, digits);
    case Format::CsvSpreadsheet:
        return toSpreadsheet(table, digits);
    case Format::Tsv:
        return toTsv(table, digits);
    case Format::Markdown:
        return toMarkdown(table, words(), digits);
    case Format::Latex:
        return toLatex(table, words(), digits);
    case Format::Html:
        return toHtml(table, words(), digits);
    case Format::Json:
        return toJson(table, origin, generator(), digits);
    case Format::Transcript:
    case Format::Python:
        break;
    }
    Q_ASSERT_X(false, "writeTable", "the format is no table");
    return {};
}

} // namespace

std::string writeTable(
    const Table &table, const Experiment &experiment, const ExportSettings &settings)
{
    return write(table, experiment, settings);
}

std::string writeTable(
    const Table &table, const ContentionStudy &study, const ExportSettings &settings)
{
    return write(table, study, settings);
}

std::string writeTranscript(const Trace &trace, const ExportSettings &settings)
{
    const Digits digits = settings.digits.value_or(defaultDigits(Format::Transcript));
    return Labels(settings.language).transcript(trace, digits).toStdString();
}

} // namespace backoff
