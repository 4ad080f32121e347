// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/clipboard/clipboard.h"

#include "core/io/command_line.h"
#include "core/io/table_export.h"
#include "core/tables/tsv.h"
#include "ui/exports/clipboard/shown_table.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace backoff {

namespace {

// The character set is told twice: who reads the clipboard as a file looks for the old form.
std::unique_ptr<QMimeData> asMime(const std::string &table, const std::string &tsv)
{
    const std::string page = "<html><head><meta http-equiv=\"content-type\" "
                             "content=\"text/html; charset=utf-8\"></head>\n<body>\n"
        + table + "</body></html>\n";
    auto mime = std::make_unique<QMimeData>();
    mime->setData(QStringLiteral("text/html"), QByteArray::fromStdString(page));
    mime->setText(QString::fromStdString(tsv));
    return mime;
}

std::unique_ptr<QMimeData> asMime(
    const Table &table, const TableWords &words, std::optional<Digits> digits)
{
    const Digits toRead = digits.value_or(defaultDigits(Format::Html));
    const Digits toCompute = digits.value_or(defaultDigits(Format::Tsv));
    return asMime(toHtmlFragment(shownTable(table, words, toRead)), toTsv(table, toCompute));
}

// Decorrelated may overflow where the others do not.
bool everyStrategyIsAllowed(Policy policy)
{
    return std::ranges::all_of(allJitters, [&](Jitter jitter) {
        policy.jitter = jitter;
        return validate(policy, commandLineLimits).empty();
    });
}

void copy(std::unique_ptr<QMimeData> mime)
{
    QGuiApplication::clipboard()->setMimeData(mime.release());
}

} // namespace

std::unique_ptr<QMimeData> tableAsMime(const Table &table,
    const Experiment &experiment,
    Language language,
    std::optional<Digits> digits)
{
    return asMime(table, tableWords(table, experiment, Labels(language)), digits);
}

std::unique_ptr<QMimeData> tableAsMime(const ShownTable &table)
{
    return asMime(toHtmlFragment(table), toTsv(table));
}

void copyTable(const Table &table,
    const Experiment &experiment,
    Language language,
    std::optional<Digits> digits)
{
    copy(tableAsMime(table, experiment, language, digits));
}

void copyTable(const Table &table, const TableWords &words, std::optional<Digits> digits)
{
    copy(asMime(table, words, digits));
}

void copyTable(const ShownTable &table) { copy(tableAsMime(table)); }

std::string commandLineOf(HerdView view, const ExportSource &source)
{
    const Experiment &experiment = source.result->experiment();
    switch (view) {
    case HerdView::Strategies:
        return commandLine(experiment, TableKind::Strategies);
    case HerdView::Fleet:
        return commandLine(
            experiment, TableKind::Fleets, everyStrategyIsAllowed(experiment.policy));
    case HerdView::Contention:
        break;
    }
    return commandLine(ContentionStudy {experiment.title, source.study});
}

void copyCommandLine(HerdView view, const ExportSource &source)
{
    copyPlainText(QString::fromStdString(commandLineOf(view, source)));
}

void copyCommandLine(const Experiment &experiment, TableKind kind)
{
    copyPlainText(QString::fromStdString(commandLine(experiment, kind)));
}

void copyPlainText(const QString &text) { QGuiApplication::clipboard()->setText(text); }

} // namespace backoff
