// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/tables/table_texts.h"

#include "core/io/qt_text.h"

#include <QCoreApplication>

namespace backoff {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(TableTexts)
};

} // namespace

QString tableText(TableKind kind)
{
    switch (kind) {
    case TableKind::Attempts:
        return Texts::tr("Run (the attempts)");
    case TableKind::Retries:
        return Texts::tr("Schedule (all retries)");
    case TableKind::Strategies:
        return Texts::tr("Comparison (every jitter)");
    case TableKind::Fleets:
        return Texts::tr("Fleet (every jitter)");
    case TableKind::FleetBins:
        return Texts::tr("Fleet over time (histogram)");
    case TableKind::Contention:
        return Texts::tr("Contention");
    }
    return {};
}

QString formatText(Format format)
{
    switch (format) {
    case Format::Text:
        return Texts::tr("Text");
    case Format::Csv:
        return Texts::tr("CSV");
    case Format::CsvSpreadsheet:
        return Texts::tr("CSV, decimal comma");
    case Format::Tsv:
        return Texts::tr("TSV");
    case Format::Markdown:
        return Texts::tr("Markdown");
    case Format::Latex:
        return Texts::tr("LaTeX");
    case Format::Html:
        return Texts::tr("HTML");
    case Format::Json:
        return Texts::tr("JSON, with the experiment");
    case Format::Transcript:
        return Texts::tr("Transcript");
    case Format::Python:
        return Texts::tr("Python");
    }
    return {};
}

QString suffixText(Format format) { return toQString(suffixOf(format)); }

QString digitsText(Digits digits)
{
    if (!digits.decimals) {
        return Texts::tr("full");
    }
    return *digits.decimals == 1 ? Texts::tr("1 decimal")
                                 : Texts::tr("%1 decimals").arg(*digits.decimals);
}

QString languageText(Language language)
{
    return language == Language::Spanish ? QStringLiteral("Español") : QStringLiteral("English");
}

QStringList columnTexts(
    const TableSettings &settings, const TableSource &source, const Labels &labels)
{
    const Unit unit = source.unitOf(settings.kind);
    Table table {settings.kind, unit, {}}; // without a row
    for (const ColumnChoice &column : settings.columns()) {
        table.columns.push_back({column.id, Reals()});
    }
    const std::vector<std::string> headers = tableWords(table, source, labels).headers;
    QStringList texts;
    for (std::size_t i = 0; i < headers.size(); ++i) {
        texts << QString::fromStdString(headers[i]) + QStringLiteral("  ·  ")
                + QString::fromStdString(columnName(table.columns[i].id, unit));
    }
    return texts;
}

} // namespace backoff
