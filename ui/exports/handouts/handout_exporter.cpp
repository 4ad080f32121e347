// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/handout_exporter.h"

#include "ui/exports/handouts/handout_dialog.h"
#include "ui/exports/handouts/handout_print.h"
#include "ui/exports/saving/file_saver.h"
#include "ui/exports/saving/message_box.h"

#include <QPrintDialog>
#include <QPrinter>

namespace backoff {

HandoutExporter::HandoutExporter(const Labels &labels, FileSaver *saver, QWidget *window)
    : QObject(window)
    , m_labels(labels)
    , m_saver(saver)
    , m_window(window)
{
}

void HandoutExporter::ask(const RunResultPtr &result)
{
    auto *dialog = new HandoutDialog(m_labels, result, m_settings, m_format, m_saver, m_window);
    connect(dialog, &HandoutDialog::printRequested, this, [=, this] {
        print(result, dialog->settings(), dialog);
    });
    connect(dialog, &QDialog::finished, this, [=, this] {
        m_settings = dialog->settings();
        m_format = dialog->format();
    });
    dialog->open();
}

void HandoutExporter::print(const RunResultPtr &result) { print(result, m_settings, m_window); }

void HandoutExporter::print(
    const RunResultPtr &result, const HandoutSettings &settings, QWidget *over)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto *dialog = new QPrintDialog(printer.get(), over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Print Handout"));
    dialog->setOption(QAbstractPrintDialog::PrintPageRange);
    // The printer lives as long as the connection, and so as long as its dialog.
    connect(dialog, &QDialog::finished, this, [=, this](int answer) {
        if (answer == QDialog::Accepted) {
            printNow(*printer, result, settings, over);
        }
    });
    dialog->open();
}

// Into a file by the way of all files: Qt's printer would not notice a full disk.
void HandoutExporter::printNow(
    QPrinter &printer, const RunResultPtr &result, const HandoutSettings &settings, QWidget *over)
{
    if (printsToFile(printer)) {
        m_saver->write(
            printer.outputFileName(), printedPdf(printer, result, settings, m_labels), over);
    } else if (!printHandout(printer, result, settings, m_labels)) {
        showWarning(tr("The handout was not printed"),
            tr("The printer could not be used. Nothing was printed, or not all of it."),
            over);
    }
}

} // namespace backoff
