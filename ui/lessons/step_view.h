// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One step of a lesson, from its title to its explanation. It is made anew when the step is
// revealed: what is told then is nowhere before.

#pragma once

#include "core/io/facts/facts.h"
#include "core/io/labels.h"
#include "core/io/lessons/lesson_progress.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace backoff {

class OutcomeCard;
class PredictionBox;
class ToldText;
class WrappedLabel;

class StepView : public QWidget
{
    Q_OBJECT

public:
    // The step that the progress is at.
    StepView(const Lesson &lesson,
        const LessonProgress &progress,
        const Labels &labels,
        QWidget *parent = nullptr);

    // Fonts too: they are others in presentation mode.
    void setTheme(const Theme &theme);

    [[nodiscard]] const QString &title() const { return m_title; }
    [[nodiscard]] QString toldText() const; // as it is read aloud
    [[nodiscard]] PredictionBox *prediction() const { return m_prediction; } // if it asks
    [[nodiscard]] OutcomeCard *outcome() const { return m_outcome; } // after the reveal

private:
    void addQuestion(const LessonStep &step, const StepProgress &progress);
    ToldText *addText(const LessonText &text, const QString &name);
    void setFonts();
    [[nodiscard]] QString told(const LessonText &text) const;

    const Labels &m_labels;
    Facts m_facts;
    QString m_title;
    QVBoxLayout *m_column;
    WrappedLabel *m_heading = nullptr;
    WrappedLabel *m_asking = nullptr; // above the question, if there is one
    std::vector<ToldText *> m_texts;
    PredictionBox *m_prediction = nullptr;
    OutcomeCard *m_outcome = nullptr;
};

} // namespace backoff
