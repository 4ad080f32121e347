// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The lesson that is open in the window, and where the learner is in it.
//
// It signals what the window is to show; it changes no experiment itself. A step is shown when it
// is entered or asked again; a reveal shows what was hidden and plays it. Veils go on before a step
// is shown and come off after it, so that nothing is seen that is still asked for.

#pragma once

#include "core/io/lessons/lesson.h"
#include "core/io/lessons/lesson_progress.h"

#include <QObject>

#include <optional>

namespace backoff {

class LessonController : public QObject
{
    Q_OBJECT

public:
    explicit LessonController(QObject *parent = nullptr);

    void open(const Lesson &lesson); // at its first step, in place of another
    void close();

    // The three below: only while a lesson is open.
    [[nodiscard]] bool isOpen() const { return m_lesson.has_value(); }
    [[nodiscard]] const Lesson &lesson() const { return *m_lesson; }
    [[nodiscard]] const LessonProgress &progress() const { return m_progress; }
    [[nodiscard]] const LessonStep &step() const { return m_lesson->steps[m_progress.step]; }
    [[nodiscard]] bool hidesFuture() const; // false where none is open

    void take(const LessonIntent &intent); // what is not possible signals nothing

Q_SIGNALS:
    void changed(); // lesson or progress: the pane shows them anew
    void stepShown(const backoff::LessonStep &step); // its experiment and view are to stand
    void hidesFutureChanged(bool hides);
    void revealed(); // play; not for a step that asks nothing
    void closed();

private:
    void showStep();
    void tellWhatHides();

    std::optional<Lesson> m_lesson;
    LessonProgress m_progress;
    bool m_hides = false; // as told last
};

} // namespace backoff
