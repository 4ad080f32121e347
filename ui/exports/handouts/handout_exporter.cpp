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

namespace {

constexpr HandoutFormat formats[] = {HandoutFormat::Pdf, HandoutFormat::Html};

// "handout-brief-blip-20260717-answers.pdf": the two versions must not be taken for each other.
QString suggestedName(
    const RunResult &result, const HandoutSettings &settings, const QString &suffix)
{
    const std::string_view service = nameOf(result.experiment().scenario.kind);
    return QStringLiteral("handout-%1-%2%3.%4")
        .arg(QString::fromLatin1(service.data(), static_cast<qsizetype>(service.size())),
            QString::number(result.policy().seed),
            settings.answers ? QStringLiteral("-answers") : QString(),
            suffix);
}

} // namespace

HandoutExporter::HandoutExporter(const Labels &labels, FileSaver *saver, QWidget *window)
    : QObject(window)
    , m_labels(labels)
    , m_saver(saver)
    , m_window(window)
{
}

void HandoutExporter::ask(const RunResultPtr &result)
{
    auto *dialog = new HandoutDialog(result, m_settings, m_format, m_labels, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &HandoutDialog::saveRequested, this, [=, this] {
        save(result, dialog->settings(), dialog->format());
    });
    connect(dialog, &HandoutDialog::printRequested, this, [=, this] {
        print(result, dialog->settings(), dialog);
    });
    connect(dialog, &QDialog::finished, this, [=, this] {
        m_settings = dialog->settings();
        m_format = dialog->format();
    });
    dialog->open();
}

void HandoutExporter::save(
    const RunResultPtr &result, const HandoutSettings &settings, HandoutFormat format)
{
    SaveRequest request;
    request.title = tr("Save handout");
    request.kinds = {
        {tr("PDF (*.pdf)"), QStringLiteral("pdf")}, {tr("HTML (*.html)"), QStringLiteral("html")}};
    request.chosen = format == HandoutFormat::Pdf ? 0 : 1;
    request.suggested = suggestedName(*result, settings, request.kinds[request.chosen].suffix);
    request.bytes = [=, this](std::size_t kind) {
        return handoutBytes(result, settings, formats[kind], m_labels);
    };
    m_saver->ask(request);
}

void HandoutExporter::print(const RunResultPtr &result) { print(result, m_settings, m_window); }

void HandoutExporter::print(
    const RunResultPtr &result, const HandoutSettings &settings, QWidget *over)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto *dialog = new QPrintDialog(printer.get(), over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Print handout"));
    dialog->setOption(QAbstractPrintDialog::PrintPageRange);
    // The printer lives as long as the connection, so as long as its dialog.
    connect(dialog, &QDialog::finished, this, [=, this](int answer) {
        if (answer == QDialog::Accepted && !printHandout(*printer, result, settings, m_labels)) {
            showWarning(tr("The handout was not printed"),
                tr("The printer could not be used. Nothing was printed, or not all of it."),
                over);
        }
    });
    dialog->open();
}

} // namespace backoff
