// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The fields of the retry policy, from base to unit.
//
// The form shows an experiment and reads a draft back; it applies and judges nothing itself.
// Parameters of a jitter strategy are shown only while it is chosen, and read only while shown.

#pragma once

#include "core/io/labels.h"
#include "ui/inputs/draft.h"
#include "ui/inputs/field_row.h"

#include <QWidget>

namespace backoff {

class CapField;
class Combo;
class DurationField;
class IntegerField;
class NumberField;
class SeedField;
class TextField;

class PolicyForm : public QWidget
{
    Q_OBJECT

public:
    explicit PolicyForm(const Labels &labels, QWidget *parent = nullptr);

    void show(const Experiment &experiment);
    void read(Draft &draft) const;
    void showUnit(Unit unit);

    [[nodiscard]] const FieldRows &rows() const { return m_rows; }
    [[nodiscard]] SeedField *seed() const { return m_seed; }

protected:
    void changeEvent(QEvent *event) override;

Q_SIGNALS:
    void edited(backoff::Field field, bool continues);
    void unitPicked(backoff::Unit unit);

private:
    FieldRow *addRow(Field field, QWidget *editor);
    void addDelayRows();
    void addJitterRows();
    void addSeedAndUnitRows();
    void commitsAs(TextField *field, Field as);
    void picksAs(Combo *combo, Field as);

    [[nodiscard]] Jitter chosenJitter() const;
    void showFormula();
    void showJitterRows();
    void showCalls();
    void showNotices(const Policy &policy);

    const Labels &m_labels;
    FieldRows m_rows;
    DurationField *m_base;
    CapField *m_cap;
    IntegerField *m_attempts;
    NumberField *m_multiplier;
    Combo *m_jitter;
    Combo *m_capPlacement;
    NumberField *m_spread;
    TextField *m_offsets;
    SeedField *m_seed;
    Combo *m_unit;
    FieldRow *m_capRow;
    FieldRow *m_multiplierRow;
    FieldRow *m_jitterRow;
    FieldRow *m_capPlacementRow;
    FieldRow *m_spreadRow;
    FieldRow *m_offsetsRow;
    QString m_formula; // of the jitter that stands
};

} // namespace backoff
