// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Handouts from the window: the dialog, saving through the window's FileSaver, and printing.

#pragma once

#include "ui/exports/handouts/handout.h"

#include <QObject>

class QPrinter;
class QWidget;

namespace backoff {

class FileSaver;

class HandoutExporter : public QObject
{
    Q_OBJECT

public:
    // Dialogs open over `window`. Labels and saver must outlive it.
    HandoutExporter(const Labels &labels, FileSaver *saver, QWidget *window);

    void ask(const RunResultPtr &result);

    // With or without answers as in the last dialog; the first time with them.
    void print(const RunResultPtr &result);

private:
    void print(const RunResultPtr &result, const HandoutSettings &settings, QWidget *over);
    void printNow(QPrinter &printer,
        const RunResultPtr &result,
        const HandoutSettings &settings,
        QWidget *over);

    const Labels &m_labels;
    FileSaver *m_saver;
    QWidget *m_window;
    HandoutSettings m_settings;
    HandoutFormat m_format = HandoutFormat::Pdf;
};

} // namespace backoff
