// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/tables/table_file.h"

#include "core/engine/run.h"
#include "core/engine/schedule.h"
#include "core/io/table_export.h"

#include <QFileInfo>

namespace backoff {

namespace {

QString fromLatin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

Table tableOf(TableKind kind, const Experiment &experiment)
{
    switch (kind) {
    case TableKind::Retries:
        return scheduleTable(experiment.policy, makeSchedule(experiment.policy));
    case TableKind::Attempts:
        return runTable(run(experiment));
    case TableKind::Strategies:
        break;
    }
    return compareTable(experiment);
}

} // namespace

std::vector<Format> savableFormats() { return {Format::Csv, Format::Json, Format::Text}; }

std::optional<Format> formatOfFile(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix();
    for (const Format format : savableFormats()) {
        if (suffix.compare(fromLatin(suffixOf(format)), Qt::CaseInsensitive) == 0) {
            return format;
        }
    }
    return std::nullopt;
}

QString withSuffixOf(const QString &path, Format format)
{
    const qsizetype old = formatOfFile(path) ? QFileInfo(path).suffix().size() + 1 : 0;
    return path.chopped(old) + QLatin1Char('.') + fromLatin(suffixOf(format));
}

std::string tableBytes(
    TableKind kind, const Experiment &experiment, Format format, Language language)
{
    ExportSettings settings;
    settings.format = format;
    settings.language = language;
    return writeTable(tableOf(kind, experiment), experiment, settings);
}

} // namespace backoff
