// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// File > Handout: with answers or without, PDF or HTML, its pages to look at; to be saved or
// printed. Stays open, so that a class gets it without the answers and its teacher with them.

#pragma once

#include "ui/exports/handouts/handout.h"

#include <QDialog>

class QBoxLayout;
class QCheckBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace backoff {

class Combo;
class FileSaver;
class HandoutPreview;

class HandoutDialog : public QDialog
{
    Q_OBJECT

public:
    // Labels and saver must outlive it.
    HandoutDialog(const Labels &labels,
        const RunResultPtr &result,
        const HandoutSettings &settings,
        HandoutFormat format,
        FileSaver *saver,
        QWidget *parent);

    [[nodiscard]] HandoutSettings settings() const;
    [[nodiscard]] HandoutFormat format() const;

Q_SIGNALS:
    void printRequested();

private:
    [[nodiscard]] QBoxLayout *makeForm(HandoutFormat format);
    [[nodiscard]] QScrollArea *makePreviewArea();
    [[nodiscard]] QBoxLayout *makeButtons();
    void refresh();
    void save();

    const Labels &m_labels;
    RunResultPtr m_result;
    FileSaver *m_saver;

    QCheckBox *m_answers;
    Combo *m_format;
    HandoutPreview *m_preview;
    QLabel *m_done; // what was saved last
};

} // namespace backoff
