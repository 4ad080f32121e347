// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Handout: with answers or without, PDF or HTML, its pages to look at; saved, printed or closed. It
// stays open after saving: a class gets it without the answers, its teacher with them.

#pragma once

#include "ui/exports/handouts/handout.h"

#include <QDialog>

class QCheckBox;
class QRadioButton;
class QScrollArea;
class QVBoxLayout;

namespace backoff {

class HandoutPreview;

class HandoutDialog : public QDialog
{
    Q_OBJECT

public:
    // The labels must outlive it.
    HandoutDialog(const RunResultPtr &result,
        const HandoutSettings &settings,
        HandoutFormat format,
        const Labels &labels,
        QWidget *parent = nullptr);

    [[nodiscard]] HandoutSettings settings() const;
    [[nodiscard]] HandoutFormat format() const;

Q_SIGNALS:
    void saveRequested();
    void printRequested();

private:
    [[nodiscard]] QVBoxLayout *makeChoices();
    [[nodiscard]] QScrollArea *makePreviewArea();
    void addButtons(QVBoxLayout *layout);
    void showSettings();

    HandoutPreview *m_preview;
    QCheckBox *m_answers;
    QRadioButton *m_pdf;
    QRadioButton *m_html;
};

} // namespace backoff
