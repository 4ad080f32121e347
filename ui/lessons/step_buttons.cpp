// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/step_buttons.h"

#include "ui/style/app_style.h"
#include "ui/style/flow_layout.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace backoff {

StepButtons::StepButtons(QWidget *parent)
    : QWidget(parent)
    , m_back(new QPushButton(tr("Back"), this))
    , m_onwards(new QPushButton(this))
    , m_askAgain(new QPushButton(tr("Ask again"), this))
{
    auto *row = new FlowLayout(8, 8);
    row->addWidget(m_back);
    row->addWidget(m_onwards);
    row->addWidget(m_askAgain); // last: it comes and goes
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 10);
    column->addLayout(row);
    m_askAgain->setToolTip(tr("Hide it again and predict anew"));
    connect(m_back, &QPushButton::clicked, this, &StepButtons::backPressed);
    connect(m_askAgain, &QPushButton::clicked, this, &StepButtons::askAgainPressed);
    connect(m_onwards, &QPushButton::clicked, this, &StepButtons::onwardsPressed);
}

void StepButtons::setProgress(const Lesson &lesson, const LessonProgress &progress, bool predicted)
{
    const bool revealed = progress.current().revealed;
    const bool last = progress.step + 1 == lesson.steps.size();
    m_back->setEnabled(progress.step > 0);
    m_askAgain->setVisible(revealed && lesson.steps[progress.step].question.has_value());
    if (revealed) {
        m_onwards->setText(last ? tr("Finish") : tr("Next"));
        m_onwards->setToolTip(last ? tr("Close the lesson") : QString());
        setStyleRole(m_onwards, styleRole::primary);
    } else {
        offerReveal(predicted);
    }
}

// Not the button to press as long as nothing was predicted.
void StepButtons::offerReveal(bool predicted)
{
    m_onwards->setText(predicted ? tr("Reveal") : tr("Reveal anyway"));
    m_onwards->setToolTip(predicted ? QString() : tr("You have not predicted yet"));
    setStyleRole(m_onwards, predicted ? styleRole::primary : QLatin1String());
}

} // namespace backoff
