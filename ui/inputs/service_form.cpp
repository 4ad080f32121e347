// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/service_form.h"

#include "ui/inputs/scenario_card.h"
#include "ui/inputs/scenario_parameters.h"
#include "ui/inputs/value_fields.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

namespace backoff {

ServiceForm::ServiceForm(const Labels &labels, QWidget *parent)
    : QWidget(parent)
    , m_labels(labels)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    addCards();
    addCallDuration();
}

void ServiceForm::addCards()
{
    forgetFailFirst();
    for (const ScenarioKind kind : allScenarios) {
        auto *card = new ScenarioCard(
            kind, m_labels.scenario(kind), m_labels.scenarioDescription(kind), this);
        layout()->addWidget(card);
        m_cards[kind] = card;
        connect(card, &QAbstractButton::toggled, this, [this, kind](bool checked) {
            if (checked) {
                onChosen(kind);
            }
        });
    }
    // Made after the cards: Tab goes from the chosen card to its parameters.
    m_parameters = new ScenarioParameters(m_labels, this);
    m_rows = m_parameters->rows();
    connect(m_parameters, &ScenarioParameters::edited, this, &ServiceForm::edited);
}

void ServiceForm::addCallDuration()
{
    m_callDuration = new DurationField(Field::CallDuration);
    auto *row = new FieldRow(Field::CallDuration,
        m_labels.field(Field::CallDuration, FieldNaming::Form),
        m_callDuration,
        this);
    layout()->addWidget(row);
    m_rows.push_back(row);
    connect(m_callDuration, &TextField::committed, this, [this] {
        Q_EMIT edited(Field::CallDuration, false);
    });
}

void ServiceForm::forgetFailFirst()
{
    for (const ScenarioKind kind : allScenarios) {
        m_failFirst[kind] = defaultFailFirst(kind);
    }
}

void ServiceForm::setTheme(const Theme &theme)
{
    for (const auto &[kind, card] : m_cards) {
        card->setTheme(theme);
    }
}

void ServiceForm::show(const Experiment &experiment)
{
    m_shown = experiment;
    const Scenario &scenario = experiment.scenario;
    if (uses(scenario.kind, Field::FailFirst)) {
        m_failFirst[scenario.kind] = scenario.failFirst;
    }
    m_callDuration->show(experiment.scenario.callDuration, m_labels.unit(experiment.policy.unit));
    showCard(experiment.scenario.kind);
}

void ServiceForm::showCard(ScenarioKind kind)
{
    m_chosen = kind;
    ScenarioCard *card = m_cards.at(kind);
    {
        const QSignalBlocker blocker(card);
        card->setChecked(true);
    }
    // Tab stops at the chosen card, the arrows go on from there.
    for (const auto &[other, button] : m_cards) {
        button->setFocusPolicy(other == kind ? Qt::StrongFocus : Qt::ClickFocus);
    }
    card->hold(m_parameters);
    Scenario scenario = m_shown.scenario;
    scenario.kind = kind;
    if (uses(kind, Field::FailFirst)) {
        scenario.failFirst = m_failFirst.at(kind);
    }
    m_parameters->show(scenario, m_shown.policy.unit);
}

void ServiceForm::onChosen(ScenarioKind kind)
{
    showCard(kind);
    Q_EMIT edited(Field::Scenario, false);
}

void ServiceForm::read(Draft &draft) const
{
    draft.experiment.scenario.kind = m_chosen;
    m_parameters->read(draft);
    draft.take(
        m_callDuration->read(draft.experiment.policy.unit), draft.experiment.scenario.callDuration);
}

} // namespace backoff
