// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/strategies/strategies_page.h"

#include "ui/charts/grid/plot_grid.h"
#include "ui/herd/strategies/cap_switch.h"
#include "ui/herd/strategies/strategies_spec.h"
#include "ui/herd/strategies/strategies_words.h"
#include "ui/herd/work_row.h"
#include "ui/style/app_style.h"
#include "ui/style/giving_label.h"

#include <QGridLayout>
#include <QLabel>

namespace backoff {

static QLabel *makeLine()
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

StrategiesPage::StrategiesPage(QWidget *parent)
    : ChartPage(parent)
    , m_switch(new CapSwitch)
    , m_capLine(makeLine())
    , m_sentence(new GivingLabel)
    , m_work(new WorkRow)
    , m_grid(new PlotGrid)
    , m_top(new QHBoxLayout)
{
    setStyleRole(m_capLine, styleRole::muted);
    m_sentence->setLeastLines(3);
    m_grid->setEqual(tr("The table of File, Export Table, Comparison has the same numbers."));
    m_grid->setFont(withoutKerning(smallFont()));
    m_capLine->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // what is left
    m_top->setSpacing(12);
    m_top->addWidget(m_switch);
    m_top->addWidget(m_capLine, 1);
    auto *words = new QGridLayout; // progress takes the place of the sentence, which is older then
    words->addWidget(m_sentence, 0, 0);
    words->addWidget(m_work, 0, 0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(m_top);
    column->addLayout(words);
    column->addWidget(m_grid, 1);

    connect(m_switch, &CapSwitch::picked, this, &StrategiesPage::placeCap);
    connect(m_work, &WorkRow::cancelRequested, this, &StrategiesPage::cancelRequested);
    connect(m_work, &WorkRow::computeRequested, this, &StrategiesPage::computeRequested);
}

void StrategiesPage::setResult(const StrategiesResultPtr &result)
{
    m_result = result;
    showPlots();
}

void StrategiesPage::setState(const HerdState &state)
{
    m_state = state;
    m_work->setState(state);
    m_sentence->setVisible(!m_work->isVisibleTo(this));
    dim();
}

void StrategiesPage::setExperiment(const Experiment &experiment)
{
    m_experiment = experiment;
    m_switch->setPlacement(experiment.policy.capPlacement);
    showCapLine(StrategiesWords::capPlacement(experiment.policy), styleRole::muted);
}

// The page waits for the experiment to come back: it may not be applied.
void StrategiesPage::placeCap(CapPlacement placement)
{
    Experiment next = m_experiment;
    next.policy.capPlacement = placement;
    const std::vector<Error> problems = validate(next, windowLimits);
    if (problems.empty()) {
        Q_EMIT experimentEdited(next, Field::CapPlacement, 0);
        return;
    }
    setExperiment(m_experiment);
    showCapLine(StrategiesWords::problem(problems.front()), styleRole::problem);
}

void StrategiesPage::showCapLine(const QString &text, QLatin1String role)
{
    m_capLine->setText(text);
    setStyleRole(m_capLine, role);
    m_switch->setAccessibleDescription(text);
}

// Beside the switch the line needs some width, or it goes on below it.
void StrategiesPage::resizeEvent(QResizeEvent *event)
{
    ChartPage::resizeEvent(event);
    constexpr int leastLine = 160;
    const bool beside = width() >= m_switch->sizeHint().width() + m_top->spacing() + leastLine;
    m_top->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void StrategiesPage::setTheme(const Theme &theme) { m_grid->setTheme(theme); }

void StrategiesPage::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    dim();
}

void StrategiesPage::setLocked(bool locked)
{
    m_switch->setVisible(!locked);
    m_capLine->setVisible(!locked);
}

void StrategiesPage::setLogScale(bool logScale)
{
    if (logScale != m_logScale) {
        m_logScale = logScale;
        showPlots();
    }
}

std::vector<LegendEntry> StrategiesPage::legend() const { return m_grid->spec().legend; }

QString StrategiesPage::summary() { return m_grid->spec().summary; }

void StrategiesPage::showPlots()
{
    if (!m_result) {
        return;
    }
    m_grid->setSpec(strategiesSpec(*m_result, m_logScale));
    m_sentence->setText(StrategiesWords::sentence(*m_result));
    Q_EMIT legendChanged();
}

void StrategiesPage::dim()
{
    const bool older = m_dimmed || m_state.isOlder();
    m_grid->setDimmed(older);
    m_sentence->setEnabled(!older);
}

} // namespace backoff
