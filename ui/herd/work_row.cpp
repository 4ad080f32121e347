// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/work_row.h"

#include "ui/style/app_style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <cmath>

namespace backoff {

static constexpr int reportsBeforeShown = 4;
static constexpr int barWidth = 180;
static constexpr int barHeight = 6;

static QProgressBar *makeBar(QWidget *parent)
{
    auto *const bar = new QProgressBar(parent);
    bar->setRange(0, 1000);
    bar->setTextVisible(false);
    bar->setFixedSize(barWidth, barHeight);
    bar->setStyleSheet(QStringLiteral(
        "QProgressBar { background: palette(midlight); border: 0; border-radius: 3px; }"
        "QProgressBar::chunk { background: palette(highlight); border-radius: 3px; }"));
    return bar;
}

WorkRow::WorkRow(QWidget *parent)
    : QWidget(parent)
    , m_bar(makeBar(this))
    , m_words(new QLabel(this))
    , m_button(new QPushButton(this))
{
    auto *const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_bar);
    row->addWidget(m_words);
    row->addWidget(m_button);
    row->addStretch();
    m_bar->setAccessibleName(tr("Progress"));
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_state.phase == HerdState::Phase::Cancelled) {
            Q_EMIT computeRequested();
        } else {
            Q_EMIT cancelRequested();
        }
    });
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    setSizePolicy(policy);
    showWorking(0); // for the size of the room that is kept
    hide();
}

void WorkRow::setState(const HerdState &state)
{
    m_state = state;
    switch (state.phase) {
    case HerdState::Phase::Current:
        m_reports = 0;
        hide();
        return;
    case HerdState::Phase::Working:
        m_reports += state.fraction > 0 ? 1 : 0;
        showWorking(state.fraction);
        setVisible(isVisibleTo(parentWidget()) || !state.brief || m_reports >= reportsBeforeShown);
        return;
    case HerdState::Phase::Cancelled:
        m_reports = 0;
        showCancelled();
        show();
        return;
    }
}

void WorkRow::showWorking(double fraction)
{
    const auto words
        = [](int percent) { return tr("Computing… %1 %").arg(QString::number(percent)); };
    m_bar->show();
    m_bar->setValue(static_cast<int>(std::lround(fraction * m_bar->maximum())));
    m_words->setText(words(static_cast<int>(fraction * 100)));
    // As wide as it will become: Cancel stays where it is.
    const QRect room(0, 0, QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    m_words->setMinimumWidth(m_words->fontMetrics().boundingRect(room, 0, words(100)).width());
    m_button->setText(tr("Cancel"));
    m_button->setAccessibleDescription(tr("Leaves what is being computed"));
}

void WorkRow::showCancelled()
{
    m_bar->hide();
    m_words->setMinimumWidth(0);
    m_words->setText(tr("Cancelled; what is shown belongs to the settings before."));
    m_button->setText(tr("Compute"));
    m_button->setAccessibleDescription(tr("Computes what belongs to the settings that stand"));
}

} // namespace backoff
