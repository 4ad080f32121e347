// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Opens the Export Table dialog, which comes back as it was left while the program runs.

#pragma once

#include "ui/exports/tables/table_settings.h"

#include <QObject>

class QWidget;

namespace backoff {

class FileSaver;

class TableExporter : public QObject
{
    Q_OBJECT

public:
    // The dialog opens over `window`; files are saved by `saver`.
    TableExporter(const Labels &labels, FileSaver *saver, QWidget *window);

    void ask(TableKind kind, const ExportSource &source);

private:
    const Labels &m_labels;
    FileSaver *m_saver;
    QWidget *m_window;
    TableSettings m_settings; // the last ones
};

} // namespace backoff
