// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/lesson_header.h"

#include "ui/lessons/step_marks.h"
#include "ui/lessons/wrapped_label.h"
#include "ui/style/app_style.h"

#include <QGridLayout>
#include <QToolButton>

namespace backoff {

static QToolButton *makeCloseButton(QWidget *parent)
{
    auto *close = new QToolButton(parent);
    close->setText(QStringLiteral("\u2715"));
    close->setAccessibleName(LessonHeader::tr("Close the lesson"));
    close->setToolTip(LessonHeader::tr("Close the lesson"));
    close->setFocusPolicy(Qt::StrongFocus);
    setStyleRole(close, styleRole::link);
    return close;
}

LessonHeader::LessonHeader(QWidget *parent)
    : QWidget(parent)
    , m_title(new WrappedLabel({}, this))
    , m_place(new QLabel(this))
    , m_marks(new StepMarks(this))
{
    QToolButton *close = makeCloseButton(this);
    connect(close, &QToolButton::clicked, this, &LessonHeader::closePressed);
    setStyleRole(m_title, styleRole::title);
    setStyleRole(m_place, styleRole::muted);

    auto *steps = new QHBoxLayout;
    steps->setSpacing(10);
    steps->addWidget(m_place);
    steps->addWidget(m_marks, 1);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(14, 12, 10, 8);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_title, 0, 0);
    grid->addWidget(close, 0, 1, Qt::AlignTop);
    grid->addLayout(steps, 1, 0, 1, 2);
}

// A title is a line or two: what is longer would leave no room for the step.
static QString fitting(const QString &title)
{
    constexpr int longest = 120;
    return title.size() > longest ? title.left(longest - 1) + QChar(0x2026) : title;
}

void LessonHeader::setProgress(const QString &title, const LessonProgress &progress)
{
    m_title->setText(fitting(title));
    m_place->setText(tr("Step %1 of %2").arg(progress.step + 1).arg(progress.steps.size()));
    m_marks->setStep(progress.step, progress.steps.size());
}

QString LessonHeader::place() const { return m_place->text(); }

void LessonHeader::setTheme(const Theme &theme) { m_marks->setTheme(theme); }

} // namespace backoff
