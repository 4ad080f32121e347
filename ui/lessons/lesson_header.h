// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The top of a lesson's column: its title, how far it is, and the button that closes it.

#pragma once

#include "core/io/lessons/lesson_progress.h"
#include "ui/style/theme.h"

#include <QWidget>

class QLabel;

namespace backoff {

class StepMarks;
class WrappedLabel;

class LessonHeader : public QWidget
{
    Q_OBJECT

public:
    explicit LessonHeader(QWidget *parent = nullptr);

    void setProgress(const QString &title, const LessonProgress &progress);
    void setTheme(const Theme &theme);
    [[nodiscard]] QString place() const; // "Step 2 of 5"

Q_SIGNALS:
    void closePressed();

private:
    WrappedLabel *m_title;
    QLabel *m_place;
    StepMarks *m_marks;
};

} // namespace backoff
