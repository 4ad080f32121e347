// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/tables/save_table.h"

#include "core/io/file_writer.h"
#include "ui/exports/tables/table_file.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace backoff {

namespace {

class FilterNames
{
    Q_DECLARE_TR_FUNCTIONS(TableSaver)

public:
    static QString of(Format format)
    {
        switch (format) {
        case Format::Json:
            return tr("JSON, with what reproduces it (*.json)");
        case Format::Text:
            return tr("Text (*.txt)");
        default:
            return tr("CSV (*.csv)");
        }
    }
};

} // namespace

TableSaver::TableSaver(const Labels &labels, QWidget *window)
    : QObject(window)
    , m_labels(labels)
    , m_window(window)
{
}

void TableSaver::ask(TableKind kind, const Experiment &experiment)
{
    const std::vector<Format> formats = savableFormats();
    QStringList filters;
    for (const Format format : formats) {
        filters.append(FilterNames::of(format));
    }
    auto *dialog = new QFileDialog(m_window, tr("Save table"), m_folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(filters);
    dialog->selectFile(suggestedFileName(kind, experiment, formats.front()));
    // The suffix is added before the dialog asks about overwriting: one question, about the real
    // file.
    dialog->setDefaultSuffix(QLatin1String(suffixOf(formats.front())));
    connect(dialog, &QFileDialog::filterSelected, dialog, [=](const QString &filter) {
        const Format format = formats[static_cast<std::size_t>(filters.indexOf(filter))];
        dialog->setDefaultSuffix(QLatin1String(suffixOf(format)));
        const QFileInfo typed(dialog->selectedFiles().value(0));
        dialog->selectFile(typed.isDir() ? suggestedFileName(kind, experiment, format)
                                         : withSuffixOf(typed.filePath(), format));
    });
    connect(dialog, &QFileDialog::fileSelected, this, [=, this](const QString &path) {
        const auto chosen = filters.indexOf(dialog->selectedNameFilter());
        m_folder = QFileInfo(path).absolutePath();
        save(kind, experiment, path, formats[static_cast<std::size_t>(chosen)]);
    });
    dialog->open();
}

bool TableSaver::save(
    TableKind kind, const Experiment &experiment, const QString &path, Format fallback)
{
    if (kind == TableKind::Strategies) {
        const std::vector<Error> problems = validateComparison(experiment, windowLimits);
        if (!problems.empty()) {
            show(m_labels.message(problems.front(), windowLimits, FieldNaming::Form));
            return false;
        }
    }
    const Format format = formatOfFile(path).value_or(fallback);
    const std::string bytes = tableBytes(kind, experiment, format, m_labels.language());
    if (const auto failure = writeFile(path, bytes)) {
        show(message(*failure, path, m_labels));
        return false;
    }
    Q_EMIT saved(path);
    return true;
}

void TableSaver::show(const QString &message)
{
    auto *box = new QMessageBox(
        QMessageBox::Warning, tr("The table was not saved"), message, QMessageBox::Ok, m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

} // namespace backoff
