// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Caption, headers and words of a table. What reproduces it is in reproduction.cpp.

#include "core/io/qt_text.h"
#include "core/io/reproduction.h"
#include "core/io/table_export.h"
#include "core/tables/plain_text.h"

namespace backoff {

namespace {

const char *headerPattern(ColumnId id)
{
    switch (id) {
    case ColumnId::Retry:
        return QT_TRANSLATE_NOOP("Labels", "Retry");
    case ColumnId::Modelled:
        return QT_TRANSLATE_NOOP("Labels", "Modelled (%1)");
    case ColumnId::Jittered:
        return QT_TRANSLATE_NOOP("Labels", "With jitter (%1)");
    case ColumnId::ModelledTotal:
        return QT_TRANSLATE_NOOP("Labels", "Modelled total (%1)");
    case ColumnId::JitteredTotal:
        return QT_TRANSLATE_NOOP("Labels", "Total with jitter (%1)");
    case ColumnId::Least:
        return QT_TRANSLATE_NOOP("Labels", "Least (%1)");
    case ColumnId::Most:
        return QT_TRANSLATE_NOOP("Labels", "Most (%1)");
    case ColumnId::Attempt:
        return QT_TRANSLATE_NOOP("Labels", "Attempt");
    case ColumnId::StartsAt:
        return QT_TRANSLATE_NOOP("Labels", "Starts at (%1)");
    case ColumnId::Outcome:
    case ColumnId::StopReason:
        return QT_TRANSLATE_NOOP("Labels", "Outcome");
    case ColumnId::Error:
        return QT_TRANSLATE_NOOP("Labels", "Error");
    case ColumnId::Elapsed:
        return QT_TRANSLATE_NOOP("Labels", "Elapsed (%1)");
    case ColumnId::Jitter:
    case ColumnId::Backoff:
        return QT_TRANSLATE_NOOP("Labels", "Jitter");
    case ColumnId::Attempts:
        return QT_TRANSLATE_NOOP("Labels", "Attempts");
    case ColumnId::Waited:
        return QT_TRANSLATE_NOOP("Labels", "Waited (%1)");
    case ColumnId::Clients:
        return QT_TRANSLATE_NOOP("Labels", "Clients");
    case ColumnId::Calls:
        return QT_TRANSLATE_NOOP("Labels", "Calls");
    case ColumnId::FirstBinPeak:
        return QT_TRANSLATE_NOOP("Labels", "First bin peak");
    case ColumnId::LaterPeak:
        return QT_TRANSLATE_NOOP("Labels", "Later peak");
    case ColumnId::Recovered:
        return QT_TRANSLATE_NOOP("Labels", "Recovered");
    case ColumnId::ExhaustedClients:
        return QT_TRANSLATE_NOOP("Labels", "Exhausted");
    case ColumnId::LastSuccess:
        return QT_TRANSLATE_NOOP("Labels", "Last success (%1)");
    case ColumnId::P50:
        return QT_TRANSLATE_NOOP("Labels", "p50 (%1)");
    case ColumnId::P99:
        return QT_TRANSLATE_NOOP("Labels", "p99 (%1)");
    case ColumnId::WastedCalls:
        return QT_TRANSLATE_NOOP("Labels", "Wasted calls");
    case ColumnId::BinStart:
        return QT_TRANSLATE_NOOP("Labels", "Bin start (%1)");
    case ColumnId::Served:
        return QT_TRANSLATE_NOOP("Labels", "Served");
    case ColumnId::Failed:
        return QT_TRANSLATE_NOOP("Labels", "Failed");
    case ColumnId::Runs:
        return QT_TRANSLATE_NOOP("Labels", "Runs");
    case ColumnId::MeanCompletion:
        return QT_TRANSLATE_NOOP("Labels", "Mean completion (%1)");
    case ColumnId::SdCompletion:
        return QT_TRANSLATE_NOOP("Labels", "SD of completion (%1)");
    case ColumnId::MeanCalls:
        return QT_TRANSLATE_NOOP("Labels", "Mean calls");
    case ColumnId::SdCalls:
        return QT_TRANSLATE_NOOP("Labels", "SD of calls");
    case ColumnId::Policy:
        return QT_TRANSLATE_NOOP("Labels", "Policy");
    }
    return "";
}

const char *captionOf(TableKind kind)
{
    switch (kind) {
    case TableKind::Retries:
        return QT_TRANSLATE_NOOP("Labels", "The waits before each retry");
    case TableKind::Attempts:
        return QT_TRANSLATE_NOOP("Labels", "The attempts of one run");
    case TableKind::Strategies:
        return QT_TRANSLATE_NOOP("Labels", "The same run with each jitter strategy");
    case TableKind::Fleets:
        return QT_TRANSLATE_NOOP("Labels", "A fleet of clients that fail together and retry");
    case TableKind::FleetBins:
        return QT_TRANSLATE_NOOP("Labels", "The calls of a fleet over time");
    case TableKind::Contention:
        return QT_TRANSLATE_NOOP("Labels", "Clients that contend for one row");
    }
    return "";
}

QString wordFor(const Labels &labels, Vocabulary vocabulary, std::uint8_t code)
{
    switch (vocabulary) {
    case Vocabulary::Outcome:
        return labels.outcome(static_cast<Outcome>(code));
    case Vocabulary::ErrorClass: // a class is not translated, nor are A and B
    case Vocabulary::Policy:
        return toQString(wordOf(vocabulary, code));
    case Vocabulary::Jitter:
        return labels.jitter(static_cast<Jitter>(code));
    case Vocabulary::StopReason:
        return labels.stopReason(static_cast<StopReason>(code));
    case Vocabulary::Backoff:
        return labels.backoff(static_cast<Backoff>(code));
    }
    return {};
}

// The name of a table that no title names.
QString captionOf(const Table &table, const Labels &labels)
{
    return labels.text(table.policyB ? QT_TRANSLATE_NOOP(
                           "Labels", "The same run under two policies with each jitter strategy")
                                     : captionOf(table.kind));
}

TableWords wordsOf(const Table &table,
    const std::string &title,
    const QStringList &reproduction,
    const Labels &labels)
{
    TableWords words;
    words.language = nameOf(labels.language());
    words.caption = oneLine(title);
    if (words.caption.empty()) {
        words.caption = captionOf(table, labels).toStdString();
    }
    words.latexPreamble
        = labels.text(QT_TRANSLATE_NOOP("Labels", "The document needs")).toStdString();
    words.latexEngine
        = labels
              .text(QT_TRANSLATE_NOOP(
                  "Labels", "Some characters need LuaLaTeX or XeLaTeX and a font that has them"))
              .toStdString();
    for (const Column &column : table.columns) {
        const QString header = labels.text(headerPattern(column.id))
                                   .replace(QStringLiteral("%1"), labels.unit(table.unit));
        words.headers.push_back(header.toStdString());
    }
    for (const Vocabulary vocabulary : allVocabularies) {
        auto &known = words.words[static_cast<std::size_t>(vocabulary)];
        for (std::size_t code = 0; code < vocabularySize(vocabulary); ++code) {
            known.push_back(
                wordFor(labels, vocabulary, static_cast<std::uint8_t>(code)).toStdString());
        }
    }
    for (const QString &line : reproduction) {
        words.reproduction.push_back(line.toStdString());
    }
    return words;
}

} // namespace

TableWords tableWords(const Table &table, const Experiment &experiment, const Labels &labels)
{
    return wordsOf(table,
        experiment.title,
        reproductionLines(table.kind, experiment, labels, table.everyJitter, table.policyB),
        labels);
}

TableWords tableWords(const Table &table, const ContentionStudy &study, const Labels &labels)
{
    return wordsOf(table, study.title, reproductionLines(study, labels), labels);
}

} // namespace backoff
