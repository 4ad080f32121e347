// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/step_view.h"

#include "ui/lessons/outcome_card.h"
#include "ui/lessons/prediction_box.h"
#include "ui/lessons/told_text.h"
#include "ui/lessons/wrapped_label.h"
#include "ui/style/app_style.h"
#include "ui/style/fonts.h"

#include <QVBoxLayout>

namespace backoff {

StepView::StepView(
    const Lesson &lesson, const LessonProgress &progress, const Labels &labels, QWidget *parent)
    : QWidget(parent)
    , m_labels(labels)
    , m_facts(lesson.steps[progress.step].experiment)
    , m_column(new QVBoxLayout(this))
{
    const LessonStep &step = lesson.steps[progress.step];
    m_column->setContentsMargins(14, 10, 14, 14);
    m_column->setSpacing(10);
    if (progress.step == 0 && !lesson.summary.isEmpty()) {
        auto *summary = new WrappedLabel(lesson.summary.in(labels.language()), this);
        setStyleRole(summary, styleRole::muted);
        m_column->addWidget(summary);
    }
    m_title = told(step.title);
    m_heading = new WrappedLabel(m_title, this);
    m_column->addWidget(m_heading);
    addText(step.text, tr("What the step tells"));
    if (step.question) {
        addQuestion(step, progress.current());
    }
    if (progress.current().revealed && !step.explanation.isEmpty()) {
        addText(step.explanation, tr("Explanation"));
    }
    m_column->addStretch();
}

void StepView::addQuestion(const LessonStep &step, const StepProgress &progress)
{
    m_asking = new WrappedLabel(tr("Your prediction"), this);
    setStyleRole(m_asking, styleRole::section);
    m_column->addSpacing(4);
    m_column->addWidget(m_asking);
    const ToldText *question = addText(step.question->text, tr("Question"));
    m_prediction = makePredictionBox(step, question->plainText(), m_labels, this);
    m_prediction->setProgress(progress);
    m_column->addWidget(m_prediction);
    if (progress.revealed) {
        m_outcome = new OutcomeCard(outcomeOf(step, progress, m_labels), this);
        m_column->addWidget(m_outcome);
    }
}

ToldText *StepView::addText(const LessonText &text, const QString &name)
{
    auto *view = new ToldText(told(text), name, this);
    m_column->addWidget(view);
    m_texts.push_back(view);
    return view;
}

QString StepView::told(const LessonText &text) const
{
    const QString &source = text.in(m_labels.language());
    const Facts::Text filled = m_facts.text(source, m_labels);
    return filled.problem ? source : filled.text; // a lesson that was read has none
}

QString StepView::toldText() const
{
    QStringList texts;
    for (const ToldText *text : m_texts) {
        texts << text->plainText();
    }
    return texts.join(u'\n');
}

// What is put below a style sheet later inherits neither font nor palette.
void StepView::setFonts()
{
    setFont(bodyFont());
    QFont heading = scaledFont(bodyFont(), 1.2);
    heading.setBold(true);
    m_heading->setFont(heading);
    if (m_asking != nullptr) {
        m_asking->setFont(sectionFont());
    }
}

void StepView::setTheme(const Theme &theme)
{
    setPalette(paletteOf(theme));
    setFonts();
    if (m_prediction != nullptr) {
        m_prediction->setTheme(theme);
    }
    if (m_outcome != nullptr) {
        m_outcome->setTheme(theme);
    }
}

} // namespace backoff
