// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What leads through a lesson: back, ask again, and the one button that goes on, which says what it
// does: reveal, next or finish.

#pragma once

#include "core/io/lessons/lesson_progress.h"

#include <QWidget>

class QPushButton;

namespace backoff {

class StepButtons : public QWidget
{
    Q_OBJECT

public:
    explicit StepButtons(QWidget *parent = nullptr);

    // `predicted`: the learner has said something.
    void setProgress(const Lesson &lesson, const LessonProgress &progress, bool predicted);
    [[nodiscard]] QPushButton *onwards() const { return m_onwards; }

Q_SIGNALS:
    void backPressed();
    void askAgainPressed();
    void onwardsPressed();

private:
    void offerReveal(bool predicted);

    QPushButton *m_back;
    QPushButton *m_onwards;
    QPushButton *m_askAgain;
};

} // namespace backoff
