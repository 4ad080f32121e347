// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_exporter.h"

#include "ui/exports/pictures/picture_clipboard.h"
#include "ui/exports/pictures/picture_dialog.h"

namespace backoff {

PictureExporter::PictureExporter(const Labels &labels, FileSaver *saver, QWidget *window)
    : QObject(window)
    , m_labels(labels)
    , m_saver(saver)
    , m_window(window)
{
    m_settings.scale = copyScale;
}

void PictureExporter::ask(const RunResultPtr &result, PictureKind preselected, bool logScale)
{
    m_settings.kind = preselected;
    m_settings.logScale = logScale;
    auto *dialog = new PictureDialog(m_labels, result, m_settings, m_format, m_saver, m_window);
    connect(dialog, &QDialog::finished, this, [=, this] {
        m_settings = dialog->settings();
        m_format = dialog->format();
    });
    dialog->open();
}

void PictureExporter::copy(const RunResultPtr &result, PictureKind kind, bool logScale, bool dark)
{
    PictureSettings settings = m_settings; // as large as the last one
    settings.kind = kind;
    settings.logScale = logScale;
    settings.dark = dark;
    settings.scale = copyScale;
    copyPicture(result, settings, m_labels);
}

} // namespace backoff
