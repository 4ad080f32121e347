// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/tables/table_settings.h"

#include "core/engine/run.h"
#include "core/io/qt_text.h"
#include "core/io/table_export.h"

#include <utility>

namespace backoff {

TableSettings::TableSettings(Language its)
    : language(its)
{
    for (const TableKind each : allTableKinds) {
        for (const ColumnId id : columnsOf(each)) {
            m_columns[static_cast<std::size_t>(each)].push_back({id, true});
        }
    }
}

const std::vector<ColumnChoice> &TableSettings::columns() const
{
    return m_columns[static_cast<std::size_t>(kind)];
}

void TableSettings::setColumns(std::vector<ColumnChoice> columns)
{
    m_columns[static_cast<std::size_t>(kind)] = std::move(columns);
}

std::vector<Format> formatsOf(TableKind kind)
{
    std::vector<Format> formats;
    for (const Format format : allFormats) {
        if (format != Format::Transcript || kind == TableKind::Attempts) {
            formats.push_back(format);
        }
    }
    return formats;
}

bool hasColumns(Format format) { return format != Format::Transcript; }

bool hasWords(Format format)
{
    switch (format) {
    case Format::Csv:
    case Format::CsvSpreadsheet:
    case Format::Tsv:
    case Format::Json:
        return false;
    case Format::Text:
    case Format::Markdown:
    case Format::Latex:
    case Format::Html:
    case Format::Transcript:
        break;
    }
    return true;
}

std::optional<Error> problemOf(TableKind kind, const Experiment &experiment)
{
    if (kind != TableKind::Strategies) {
        return std::nullopt;
    }
    const std::vector<Error> problems = validateComparison(experiment, windowLimits);
    return problems.empty() ? std::nullopt : std::optional(problems.front());
}

Table chosenTable(const Experiment &experiment, const TableSettings &settings)
{
    std::vector<ColumnId> ids;
    for (const ColumnChoice &column : settings.columns()) {
        if (column.chosen) {
            ids.push_back(column.id);
        }
    }
    return selectColumns(makeTable(settings.kind, experiment), ids);
}

std::string bytesOf(const Experiment &experiment, const TableSettings &settings)
{
    const ExportSettings output {settings.format, settings.digits, settings.language};
    if (settings.format == Format::Transcript) {
        return writeTranscript(run(experiment), output);
    }
    return writeTable(chosenTable(experiment, settings), experiment, output);
}

QString suggestedFileName(TableKind kind, const Experiment &experiment, Format format)
{
    return QStringLiteral("%1-%2-%3.%4")
        .arg(toQString(nameOf(kind)),
            toQString(nameOf(experiment.scenario.kind)),
            QString::number(experiment.policy.seed),
            toQString(suffixOf(format)));
}

} // namespace backoff
