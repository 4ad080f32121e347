// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/choices_box.h"

#include "core/io/lessons/lesson_answer.h"
#include "ui/lessons/choice_button.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace backoff {

ChoicesBox::ChoicesBox(
    const LessonStep &step, const QString &question, const Labels &labels, QWidget *parent)
    : PredictionBox(parent)
    , m_right(std::get<std::size_t>(answerOf(step)))
{
    setAccessibleName(question);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    for (std::size_t i = 0; i < step.question->choices.size(); ++i) {
        auto *choice = new ChoiceButton(answerText(step, i, labels), this);
        connect(choice, &QRadioButton::toggled, this, [this, i](bool on) {
            if (on) {
                Q_EMIT predicted(LessonAnswer(i));
            }
        });
        column->addWidget(choice);
        m_choices.push_back(choice);
    }
}

void ChoicesBox::setProgress(const StepProgress &progress)
{
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        const QSignalBlocker blocker(m_choices[i]);
        m_choices[i]->setAutoExclusive(false); // or the last one that is on cannot be off
        m_choices[i]->setChecked(progress.prediction == LessonAnswer(i));
        m_choices[i]->setAutoExclusive(true);
        mark(i, progress);
    }
}

void ChoicesBox::mark(std::size_t index, const StepProgress &progress)
{
    ChoiceButton *choice = m_choices[index];
    if (!progress.revealed) {
        choice->setMark(ChoiceButton::Mark::None);
    } else if (index == m_right) {
        choice->setMark(ChoiceButton::Mark::Right);
    } else {
        choice->setMark(
            choice->isChecked() ? ChoiceButton::Mark::Wrong : ChoiceButton::Mark::NotIt);
    }
}

bool ChoicesBox::hasSomething() const
{
    return std::any_of(m_choices.begin(), m_choices.end(), [](const ChoiceButton *choice) {
        return choice->isChecked();
    });
}

void ChoicesBox::takeFocus()
{
    const auto checked = std::find_if(m_choices.begin(),
        m_choices.end(),
        [](const ChoiceButton *choice) { return choice->isChecked(); });
    (checked == m_choices.end() ? m_choices.front() : *checked)->setFocus(Qt::OtherFocusReason);
}

void ChoicesBox::setTheme(const Theme &theme)
{
    for (ChoiceButton *choice : m_choices) {
        choice->setTheme(theme);
    }
}

} // namespace backoff
