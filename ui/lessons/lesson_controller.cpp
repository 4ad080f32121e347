// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/lesson_controller.h"

namespace backoff {

LessonController::LessonController(QObject *parent)
    : QObject(parent)
{
}

void LessonController::open(const Lesson &lesson)
{
    m_lesson = lesson;
    m_progress = startOf(lesson);
    showStep();
}

void LessonController::close()
{
    if (!isOpen()) {
        return;
    }
    m_lesson.reset();
    m_progress = {};
    tellWhatHides();
    Q_EMIT closed();
}

bool LessonController::hidesFuture() const { return isOpen() && isHidden(*m_lesson, m_progress); }

void LessonController::take(const LessonIntent &intent)
{
    if (!isOpen()) {
        return;
    }
    const LessonProgress before = m_progress;
    m_progress = reduce(*m_lesson, before, intent);
    if (m_progress == before) {
        return;
    }
    const bool entered = m_progress.step != before.step;
    const bool wasRevealed = before.current().revealed;
    const bool isRevealed = m_progress.current().revealed;
    if (entered || (wasRevealed && !isRevealed)) {
        showStep();
        return;
    }
    Q_EMIT changed();
    if (isRevealed && !wasRevealed) {
        tellWhatHides();
        Q_EMIT revealed();
    }
}

void LessonController::showStep()
{
    if (hidesFuture()) {
        tellWhatHides();
    }
    const LessonStep shown = step(); // whoever is told may close the lesson
    Q_EMIT stepShown(shown);
    if (isOpen()) {
        Q_EMIT changed();
    }
    tellWhatHides();
}

void LessonController::tellWhatHides()
{
    const bool hides = hidesFuture();
    if (hides != m_hides) {
        m_hides = hides;
        Q_EMIT hidesFutureChanged(hides);
    }
}

} // namespace backoff
