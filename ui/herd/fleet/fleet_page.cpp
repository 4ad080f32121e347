// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/fleet/fleet_page.h"

#include "ui/charts/grid/plot_grid.h"
#include "ui/herd/fleet/fleet_form.h"
#include "ui/herd/fleet/fleet_sentence.h"
#include "ui/herd/fleet/fleet_spec.h"
#include "ui/herd/work_row.h"
#include "ui/style/app_style.h"
#include "ui/style/giving_label.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace backoff {

static constexpr int spacing = 6;

FleetPage::FleetPage(const Labels &labels, QWidget *parent)
    : ChartPage(parent)
    , m_form(new FleetForm(labels, this))
    , m_sentence(new GivingLabel(this))
    , m_work(new WorkRow(this))
    , m_grid(new PlotGrid(this))
{
    m_grid->setEqual(tr("The tables of File, Export Table, Fleet and Fleet Histogram have the same "
                        "numbers."));
    m_grid->setFont(withoutKerning(smallFont()));
    m_sentence->setLeastLines(3);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing);
    column->addWidget(m_form);
    auto *words = new QGridLayout; // progress takes the place of the sentence, which is older then
    words->addWidget(m_sentence, 0, 0);
    words->addWidget(m_work, 0, 0);
    column->addLayout(words);
    column->addWidget(m_grid, 1);

    connect(m_form, &FleetForm::fleetEdited, this, &FleetPage::fleetEdited);
    connect(m_form, &FleetForm::problemsChanged, this, [this](int count) {
        m_hasProblem = count > 0;
        showDimming();
        Q_EMIT problemsChanged(count);
    });
    connect(m_work, &WorkRow::cancelRequested, this, &FleetPage::cancelRequested);
    connect(m_work, &WorkRow::computeRequested, this, &FleetPage::computeRequested);
}

void FleetPage::setExperiment(const Experiment &experiment) { m_form->setExperiment(experiment); }

void FleetPage::setResult(const FleetResultPtr &result)
{
    m_result = result;
    showSpec();
}

void FleetPage::showSpec()
{
    m_spec = m_result ? fleetSpec(*m_result, m_logScale) : PlotGridSpec {};
    // Where there is nothing to draw, the grid says it.
    const bool isDrawn = m_result && m_spec.sentence.isEmpty();
    m_sentence->setText(isDrawn ? fleetSentence(*m_result) : QString());
    m_grid->setSpec(m_spec);
    Q_EMIT legendChanged();
}

void FleetPage::setState(const HerdState &state)
{
    m_older = state.isOlder();
    m_work->setState(state);
    m_sentence->setVisible(!m_work->isVisibleTo(this));
    showDimming();
}

void FleetPage::setLocked(bool locked) { m_form->setVisible(!locked); }

bool FleetPage::commit() { return m_form->commit(); }

void FleetPage::focusFirstProblem() { m_form->focusFirstProblem(); }

void FleetPage::setTheme(const Theme &theme) { m_grid->setTheme(theme); }

void FleetPage::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    showDimming();
}

void FleetPage::showDimming()
{
    const bool dimmed = m_dimmed || m_hasProblem || m_older;
    m_grid->setDimmed(dimmed);
    m_sentence->setEnabled(!dimmed);
}

void FleetPage::setLogScale(bool logScale)
{
    if (logScale != m_logScale) {
        m_logScale = logScale;
        showSpec();
    }
}

std::vector<LegendEntry> FleetPage::legend() const { return m_spec.legend; }

QString FleetPage::summary() { return m_spec.summary; }

} // namespace backoff
