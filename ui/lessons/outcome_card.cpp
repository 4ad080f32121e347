// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/outcome_card.h"

#include "ui/lessons/wrapped_label.h"
#include "ui/style/app_style.h"

#include <QPainter>
#include <QVBoxLayout>

namespace backoff {

OutcomeCard::OutcomeCard(const PredictionOutcome &outcome, QWidget *parent)
    : QWidget(parent)
    , m_outcome(outcome)
    , m_verdict(new WrappedLabel(outcome.mark + u' ' + outcome.verdict, this))
{
    setStyleRole(m_verdict, styleRole::title);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 10, 8);
    column->setSpacing(3);
    column->addWidget(m_verdict);
    if (!outcome.predicted.isEmpty()) {
        column->addWidget(new WrappedLabel(outcome.predicted, this));
    }
    column->addWidget(new WrappedLabel(outcome.answer, this));
}

void OutcomeCard::setTheme(const Theme &theme)
{
    m_theme = theme;
    QColor ink = theme.text;
    if (m_outcome.kind == PredictionOutcome::Kind::Wrong) {
        ink = theme.failureText;
    } else if (m_outcome.kind != PredictionOutcome::Kind::NotPredicted) {
        ink = theme.successText;
    }
    QPalette colours = m_verdict->palette();
    colours.setColor(QPalette::WindowText, ink);
    m_verdict->setPalette(colours);
    update();
}

void OutcomeCard::paintEvent(QPaintEvent *)
{
    QColor ground = m_theme.window;
    QColor edge = m_theme.mutedText;
    if (m_outcome.kind == PredictionOutcome::Kind::Wrong) {
        ground = m_theme.failingStrip;
        edge = m_theme.failure;
    } else if (m_outcome.kind != PredictionOutcome::Kind::NotPredicted) {
        ground = m_theme.answeringStrip;
        edge = m_theme.success;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect(), 6, 6);
    painter.fillRect(0, 6, 4, height() - 12, edge);
}

} // namespace backoff
