// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_exporter.h"

#include "ui/exports/herd_values.h"
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

// As large as the last one, unless that was as large as its kind usually is.
PictureSettings PictureExporter::lastWith(PictureKind kind, bool logScale) const
{
    PictureSettings settings = m_settings;
    if (settings.size == defaultSizeOf(settings.kind)) {
        settings.size = defaultSizeOf(kind);
    }
    settings.kind = kind;
    settings.logScale = logScale;
    return settings;
}

void PictureExporter::ask(const ExportSource &source, PictureKind preselected, bool logScale)
{
    m_settings = lastWith(preselected, logScale);
    auto *dialog = new PictureDialog(m_labels, source, m_settings, m_format, m_saver, m_window);
    connect(dialog, &QDialog::finished, this, [=, this] {
        m_settings = dialog->settings();
        m_format = dialog->format();
    });
    dialog->open();
}

bool PictureExporter::copy(const ExportSource &source, PictureKind kind, bool logScale, bool dark)
{
    const auto view = herdViewOf(kind);
    HerdValues values(source);
    values.want(view);
    if (view && !values.source().has(*view)) {
        return false;
    }
    PictureSettings settings = lastWith(kind, logScale);
    settings.dark = dark;
    settings.scale = copyScale;
    copyPicture(values.source(), settings, m_labels);
    return true;
}

} // namespace backoff
