// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/table_export.h"

#include "core/io/program.h"
#include "core/tables/csv.h"
#include "core/tables/json.h"

namespace backoff {

std::string writeTable(
    const Table &table, const Experiment &experiment, const ExportSettings &settings)
{
    const Digits digits = settings.digits.value_or(defaultDigits(settings.format));
    switch (settings.format) {
    case Format::Text:
        return toText(table, tableWords(table, experiment, Labels(settings.language)), digits);
    case Format::Csv:
        return toCsv(table, digits);
    case Format::Json:
        return toJson(table, experiment, generator(), digits);
    case Format::CsvSpreadsheet:
    case Format::Tsv:
    case Format::Markdown:
    case Format::Latex:
    case Format::Html:
    case Format::Transcript:
        break;
    }
    Q_ASSERT_X(false, "writeTable", "the format is no table or not available");
    return {};
}

std::string writeTranscript(const Trace &trace, const ExportSettings &settings)
{
    const Digits digits = settings.digits.value_or(defaultDigits(Format::Transcript));
    return Labels(settings.language).transcript(trace, digits).toStdString();
}

} // namespace backoff
