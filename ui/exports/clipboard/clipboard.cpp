// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/clipboard/clipboard.h"

#include "core/io/command_line.h"
#include "core/io/table_export.h"
#include "core/tables/tsv.h"
#include "ui/exports/clipboard/shown_table.h"

#include <QClipboard>
#include <QGuiApplication>

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
    const TableWords words = tableWords(table, experiment, Labels(language));
    const Digits toRead = digits.value_or(defaultDigits(Format::Html));
    const Digits toCompute = digits.value_or(defaultDigits(Format::Tsv));
    return asMime(toHtmlFragment(shownTable(table, words, toRead)), toTsv(table, toCompute));
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

void copyTable(const ShownTable &table) { copy(tableAsMime(table)); }

void copyCommandLine(const Experiment &experiment, TableKind kind)
{
    copyPlainText(QString::fromStdString(commandLine(experiment, kind)));
}

void copyPlainText(const QString &text) { QGuiApplication::clipboard()->setText(text); }

} // namespace backoff
