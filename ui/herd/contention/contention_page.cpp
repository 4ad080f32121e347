// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/contention/contention_page.h"

#include "ui/charts/grid/plot_grid.h"
#include "ui/herd/contention/contention_form.h"
#include "ui/herd/contention/contention_spec.h"
#include "ui/herd/contention/contention_words.h"
#include "ui/herd/work_row.h"
#include "ui/style/app_style.h"
#include "ui/style/giving_label.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace backoff {

static constexpr int leastForAll = 420; // pixels of height

ContentionPage::ContentionPage(const Labels &labels, QWidget *parent)
    : ChartPage(parent)
    , m_form(new ContentionForm(labels, this))
    , m_sentence(new GivingLabel(this))
    , m_work(new WorkRow(this))
    , m_grid(new PlotGrid(this))
{
    m_sentence->setLeastLines(4);
    QSizePolicy policy = m_sentence->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_sentence->setSizePolicy(policy);
    m_grid->setEqual(tr("The table of File, Export Table, Contention has the same numbers."));
    m_grid->setFont(withoutKerning(smallFont()));

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_form);
    auto *words = new QGridLayout; // progress takes the place of the sentence, which is older then
    words->addWidget(m_sentence, 0, 0);
    words->addWidget(m_work, 0, 0, Qt::AlignTop);
    column->addLayout(words);
    column->addWidget(m_grid, 1);

    connect(m_form, &ContentionForm::contentionEdited, this, &ContentionPage::contentionEdited);
    connect(m_form, &ContentionForm::problemsChanged, this, [this](int count) {
        m_hasProblem = count > 0;
        showDimming();
        Q_EMIT problemsChanged(count);
    });
    connect(m_work, &WorkRow::cancelRequested, this, &ContentionPage::cancelRequested);
    connect(m_work, &WorkRow::computeRequested, this, &ContentionPage::computeRequested);
    showResult();
}

// In a small window the plots need the room more.
void ContentionPage::resizeEvent(QResizeEvent *event)
{
    ChartPage::resizeEvent(event);
    m_form->setExplained(height() >= leastForAll);
}

void ContentionPage::setResult(const ContentionResultPtr &result)
{
    m_result = result;
    showResult();
}

void ContentionPage::showResult()
{
    m_grid->setSpec(contentionSpec(m_result ? *m_result : ContentionResult(), m_logScale));
    m_sentence->setText(m_result ? ContentionWords::sentence(*m_result) : QString());
    Q_EMIT legendChanged();
}

void ContentionPage::setState(const HerdState &state)
{
    m_state = state;
    m_work->setState(state);
    m_sentence->setVisible(!m_work->isVisibleTo(this));
    showDimming();
}

void ContentionPage::setSettings(const ContentionSettings &settings)
{
    m_form->setSettings(settings);
}

void ContentionPage::setSeed(std::uint64_t seed) { m_form->setSeed(seed); }

void ContentionPage::setLocked(bool locked) { m_form->setVisible(!locked); }

bool ContentionPage::commit() { return m_form->commit(); }

void ContentionPage::focusFirstProblem() { m_form->focusFirstProblem(); }

void ContentionPage::setTheme(const Theme &theme) { m_grid->setTheme(theme); }

void ContentionPage::setDimmed(bool dimmed)
{
    m_isDimmed = dimmed;
    showDimming();
}

void ContentionPage::showDimming()
{
    const bool dimmed = m_isDimmed || m_hasProblem || m_state.isOlder();
    m_grid->setDimmed(dimmed);
    m_sentence->setEnabled(!dimmed); // in muted text, as it is out of date
}

void ContentionPage::setLogScale(bool logScale)
{
    if (logScale != m_logScale) {
        m_logScale = logScale;
        showResult();
    }
}

std::vector<LegendEntry> ContentionPage::legend() const { return m_grid->spec().legend; }

QString ContentionPage::summary() { return m_grid->spec().summary; }

} // namespace backoff
