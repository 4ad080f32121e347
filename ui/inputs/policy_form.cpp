// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/policy_form.h"

#include "core/tables/number_format.h"
#include "ui/inputs/cap_field.h"
#include "ui/inputs/combo.h"
#include "ui/inputs/integer_field.h"
#include "ui/inputs/seed_field.h"

#include <QCheckBox>
#include <QEvent>
#include <QVBoxLayout>

namespace backoff {

static QString offsetsText(const std::vector<double> &offsets)
{
    QStringList items;
    for (const double offset : offsets) {
        items << QString::fromStdString(formatFull(offset));
    }
    return items.join(QStringLiteral(", "));
}

PolicyForm::PolicyForm(const Labels &labels, QWidget *parent)
    : QWidget(parent)
    , m_labels(labels)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    addDelayRows();
    addJitterRows();
    addSeedAndUnitRows();
}

FieldRow *PolicyForm::addRow(Field field, QWidget *editor)
{
    auto *row = new FieldRow(field, m_labels.field(field, FieldNaming::Form), editor, this);
    layout()->addWidget(row);
    m_rows.push_back(row);
    return row;
}

void PolicyForm::commitsAs(TextField *field, Field as)
{
    connect(field, &TextField::committed, this, [this, as] { Q_EMIT edited(as, false); });
}

void PolicyForm::picksAs(Combo *combo, Field as)
{
    connect(combo, &QComboBox::activated, this, [this, as] { Q_EMIT edited(as, false); });
}

void PolicyForm::addDelayRows()
{
    m_base = new DurationField(Field::Base);
    m_cap = new CapField;
    m_attempts = new IntegerField(Field::Attempts, 1, windowLimits.maxAttempts);
    m_multiplier = new NumberField(Field::Multiplier);
    addRow(Field::Base, m_base);
    m_capRow = addRow(Field::Cap, m_cap);
    addRow(Field::Attempts, m_attempts);
    m_multiplierRow = addRow(Field::Multiplier, m_multiplier);

    commitsAs(m_base, Field::Base);
    commitsAs(m_cap, Field::Cap);
    commitsAs(m_attempts, Field::Attempts);
    commitsAs(m_multiplier, Field::Multiplier);
    connect(m_cap, &OptionalField::toggled, this, [this] { Q_EMIT edited(Field::Cap, false); });
    connect(m_attempts, &IntegerField::stepped, this, [this](bool continues) {
        Q_EMIT edited(Field::Attempts, continues);
    });
    connect(m_attempts, &QLineEdit::textChanged, this, &PolicyForm::showCalls);
}

void PolicyForm::addJitterRows()
{
    m_jitter = new Combo;
    for (const Jitter jitter : allJitters) {
        m_jitter->addItem(m_labels.jitter(jitter), QVariant::fromValue(static_cast<int>(jitter)));
    }
    m_capPlacement = new Combo;
    for (const CapPlacement placement : {CapPlacement::After, CapPlacement::Before}) {
        m_capPlacement->addItem(
            m_labels.capPlacement(placement), QVariant::fromValue(static_cast<int>(placement)));
    }
    m_spread = new NumberField(Field::Spread);
    m_offsets = new TextField;
    m_jitterRow = addRow(Field::Jitter, m_jitter);
    m_capPlacementRow = addRow(Field::CapPlacement, m_capPlacement);
    m_spreadRow = addRow(Field::Spread, m_spread);
    m_offsetsRow = addRow(Field::Offsets, m_offsets);

    connect(m_jitter, &QComboBox::activated, this, [this] {
        showJitterRows();
        Q_EMIT edited(Field::Jitter, false);
    });
    picksAs(m_capPlacement, Field::CapPlacement);
    commitsAs(m_spread, Field::Spread);
    commitsAs(m_offsets, Field::Offsets);
}

void PolicyForm::addSeedAndUnitRows()
{
    m_seed = new SeedField;
    m_unit = new Combo;
    for (const Unit unit : {Unit::Seconds, Unit::Milliseconds}) {
        m_unit->addItem(m_labels.unit(unit), QVariant::fromValue(static_cast<int>(unit)));
    }
    addRow(Field::Seed, m_seed);
    addRow(Field::Unit, m_unit);

    commitsAs(m_seed, Field::Seed);
    connect(m_unit, &QComboBox::activated, this, [this] {
        Q_EMIT unitPicked(static_cast<Unit>(m_unit->currentData().toInt()));
    });
}

static void choose(Combo *combo, int value)
{
    combo->setCurrentIndex(combo->findData(QVariant::fromValue(value)));
}

void PolicyForm::show(const Experiment &experiment)
{
    const Policy &policy = experiment.policy;
    const QString unit = m_labels.unit(policy.unit);
    m_base->show(policy.base, unit);
    m_cap->show(policy.cap, policy.unit, unit);
    m_attempts->show(policy.attempts);
    m_multiplier->show(policy.multiplier);
    choose(m_jitter, static_cast<int>(policy.jitter));
    choose(m_capPlacement, static_cast<int>(policy.capPlacement));
    m_spread->show(policy.spread);
    m_offsets->setStandingText(offsetsText(policy.offsets));
    m_seed->show(policy.seed);
    showUnit(policy.unit);
    m_formula = m_labels.formula(policy);
    showFormula();
    showJitterRows();
    showCalls();
    showNotices(policy);
}

void PolicyForm::showUnit(Unit unit) { choose(m_unit, static_cast<int>(unit)); }

Jitter PolicyForm::chosenJitter() const
{
    return static_cast<Jitter>(m_jitter->currentData().toInt());
}

void PolicyForm::showJitterRows()
{
    const Jitter jitter = chosenJitter();
    m_capPlacementRow->setVisible(jitter == Jitter::Proportional);
    m_spreadRow->setVisible(jitter == Jitter::Proportional);
    m_offsetsRow->setVisible(jitter == Jitter::Offsets);
}

// Where nothing can be edited a lesson asks, perhaps for the formula.
void PolicyForm::showFormula() { m_jitterRow->setNote(isEnabled() ? m_formula : QString()); }

void PolicyForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::EnabledChange) {
        showFormula();
    }
}

// "1 call + 5 retries" follows what is being typed.
void PolicyForm::showCalls()
{
    const Result<std::int64_t> attempts = m_attempts->read();
    if (!attempts || *attempts < 1) {
        m_attempts->setSuffix({});
    } else if (*attempts == 1) {
        m_attempts->setSuffix(tr("1 call, no retry"));
    } else if (*attempts == 2) {
        m_attempts->setSuffix(tr("1 call + 1 retry"));
    } else {
        const QString retries = QString::number(*attempts - 1);
        m_attempts->setSuffix(
            tr("1 call + %1 retries").arg(retries), QStringLiteral("1 + %1").arg(retries));
    }
}

void PolicyForm::showNotices(const Policy &policy)
{
    QString ofCap;
    QString ofMultiplier;
    for (const Notice notice : notices(policy)) {
        const bool capped = notice == Notice::CapBelowBase || notice == Notice::CapAtFirstRetry;
        (capped ? ofCap : ofMultiplier) = m_labels.notice(notice);
    }
    m_capRow->setNote(ofCap);
    m_multiplierRow->setNote(ofMultiplier);
}

void PolicyForm::read(Draft &draft) const
{
    Policy &policy = draft.experiment.policy;
    draft.take(m_base->read(policy.unit), policy.base);
    draft.take(m_cap->read(policy.unit), policy.cap);
    draft.take(m_attempts->read(), policy.attempts);
    draft.take(m_multiplier->read(), policy.multiplier);
    policy.jitter = chosenJitter();
    if (policy.jitter == Jitter::Proportional) {
        policy.capPlacement = static_cast<CapPlacement>(m_capPlacement->currentData().toInt());
        draft.take(m_spread->read(), policy.spread);
    }
    if (policy.jitter == Jitter::Offsets) {
        draft.take(parseOffsets(typedText(*m_offsets)), policy.offsets);
    }
    draft.take(m_seed->read(), policy.seed);
}

} // namespace backoff
