// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/scenario_parameters.h"

#include "ui/inputs/integer_field.h"
#include "ui/inputs/value_fields.h"

#include <QVBoxLayout>

namespace backoff {

ScenarioParameters::ScenarioParameters(const Labels &labels, QWidget *parent)
    : QWidget(parent)
    , m_labels(labels)
    , m_failFirst(new IntegerField(Field::FailFirst, 0, maxFailFirst))
    , m_downFrom(new DurationField(Field::DownFrom))
    , m_downUntil(new DurationField(Field::DownUntil))
    , m_retryAfter(new DurationField(Field::RetryAfter))
    , m_script(new TextField)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    addRow(Field::FailFirst, m_failFirst);
    addRow(Field::DownFrom, m_downFrom);
    addRow(Field::DownUntil, m_downUntil);
    addRow(Field::RetryAfter, m_retryAfter);
    addRow(Field::Script, m_script);
    connect(m_failFirst, &IntegerField::stepped, this, [this](bool continues) {
        Q_EMIT edited(Field::FailFirst, continues);
    });
    setCursor(Qt::ArrowCursor);
}

void ScenarioParameters::addRow(Field field, TextField *editor)
{
    auto *row = new FieldRow(field, m_labels.field(field, FieldNaming::Form), editor, this);
    layout()->addWidget(row);
    m_rows.push_back(row);
    connect(editor, &TextField::committed, this, [this, field] { Q_EMIT edited(field, false); });
}

void ScenarioParameters::show(const Scenario &scenario, Unit unit)
{
    const QString unitText = m_labels.unit(unit);
    m_failFirst->show(scenario.failFirst);
    m_downFrom->show(scenario.downFrom, unitText);
    m_downUntil->show(scenario.downUntil, unitText);
    m_retryAfter->show(scenario.retryAfter, unitText);
    m_script->setStandingText(QString::fromStdString(scenario.script));
    bool any = false;
    for (FieldRow *row : m_rows) {
        const bool used = uses(scenario.kind, row->field());
        row->setVisible(used);
        any = any || used;
    }
    setVisible(any);
}

void ScenarioParameters::read(Draft &draft) const
{
    Scenario &scenario = draft.experiment.scenario;
    const Unit unit = draft.experiment.policy.unit;
    const auto reads = [&](Field field) { return uses(scenario.kind, field); };
    if (reads(Field::FailFirst)) {
        draft.take(m_failFirst->read(), scenario.failFirst);
    }
    if (reads(Field::DownFrom)) {
        draft.take(m_downFrom->read(unit), scenario.downFrom);
    }
    if (reads(Field::DownUntil)) {
        draft.take(m_downUntil->read(unit), scenario.downUntil);
    }
    if (reads(Field::RetryAfter)) {
        draft.take(m_retryAfter->read(unit), scenario.retryAfter);
    }
    if (reads(Field::Script)) {
        scenario.script = typedText(*m_script); // judged as a whole by validate()
    }
}

} // namespace backoff
