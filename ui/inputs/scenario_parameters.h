// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The parameters of a flaky service. There is one set of fields: it sits in the chosen card and
// shows those that the service reads.

#pragma once

#include "core/io/labels.h"
#include "ui/inputs/draft.h"
#include "ui/inputs/field_row.h"

#include <QWidget>

namespace backoff {

class DurationField;
class IntegerField;
class TextField;

class ScenarioParameters : public QWidget
{
    Q_OBJECT

public:
    explicit ScenarioParameters(const Labels &labels, QWidget *parent = nullptr);

    void show(const Scenario &scenario, Unit unit);
    // Reads what the draft's scenario uses.
    void read(Draft &draft) const;

    [[nodiscard]] const FieldRows &rows() const { return m_rows; }

Q_SIGNALS:
    void edited(backoff::Field field, bool continues);

private:
    void addRow(Field field, TextField *editor);

    const Labels &m_labels;
    FieldRows m_rows;
    IntegerField *m_failFirst;
    DurationField *m_downFrom;
    DurationField *m_downUntil;
    DurationField *m_retryAfter;
    TextField *m_script;
};

} // namespace backoff
