// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Opens the Export Picture dialog, which comes back as it was left while the program runs, and
// copies pictures without asking.

#pragma once

#include "ui/exports/pictures/picture.h"

#include <QObject>

class QWidget;

namespace backoff {

class FileSaver;

class PictureExporter : public QObject
{
    Q_OBJECT

public:
    // The dialog opens over `window`; files are saved by `saver`.
    PictureExporter(const Labels &labels, FileSaver *saver, QWidget *window);

    void ask(const ExportSource &source, PictureKind preselected, bool logScale);
    // False: the picture needs a value that is not there and takes long to compute.
    bool copy(const ExportSource &source, PictureKind kind, bool logScale, bool dark);

private:
    [[nodiscard]] PictureSettings lastWith(PictureKind kind, bool logScale) const;

    const Labels &m_labels;
    FileSaver *m_saver;
    QWidget *m_window;
    PictureSettings m_settings; // the last ones
    PictureFormat m_format = PictureFormat::Png;
};

} // namespace backoff
