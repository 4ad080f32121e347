// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Text fields for durations, numbers, integers and seeds. Each shows a value by the `full` rule and
// reads back what is typed with the engine's parsers: no locale takes part.

#pragma once

#include "core/engine/result.h"
#include "core/engine/units.h"
#include "ui/inputs/text_field.h"

namespace backoff {

// What is shown in a field, as the engine's parsers take it.
[[nodiscard]] std::string typedText(const QLineEdit &field);

// `0.5`, `0,5`, `500 ms`, `2 min`; the experiment's unit is shown inside unless one is typed.
class DurationField : public TextField
{
    Q_OBJECT

public:
    explicit DurationField(Field field, QWidget *parent = nullptr);
    void show(double value, const QString &unit);
    [[nodiscard]] Result<double> read(Unit unit) const;

private:
    void showUnit();

    Field m_field;
    QString m_unit;
};

class NumberField : public TextField
{
    Q_OBJECT

public:
    explicit NumberField(Field field, QWidget *parent = nullptr);
    void show(double value);
    [[nodiscard]] Result<double> read() const;

private:
    Field m_field;
};

} // namespace backoff
