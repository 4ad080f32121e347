// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/value_fields.h"

#include "core/tables/number_format.h"

#include <algorithm>

namespace backoff {

std::string typedText(const QLineEdit &field) { return field.text().toStdString(); }

DurationField::DurationField(Field field, QWidget *parent)
    : TextField(parent)
    , m_field(field)
{
    connect(this, &QLineEdit::textChanged, this, &DurationField::showUnit);
}

void DurationField::show(double value, const QString &unit)
{
    m_unit = unit;
    setStandingText(QString::fromStdString(formatFull(value)));
    showUnit();
}

void DurationField::showUnit()
{
    const QString typed = text();
    const bool hasUnit = std::any_of(
        typed.begin(), typed.end(), [](QChar c) { return c.isLetter() && c.toLower() != u'e'; });
    setSuffix(hasUnit ? QString() : m_unit);
}

Result<double> DurationField::read(Unit unit) const
{
    return parseDuration(typedText(*this), unit, m_field);
}

NumberField::NumberField(Field field, QWidget *parent)
    : TextField(parent)
    , m_field(field)
{
}

void NumberField::show(double value) { setStandingText(QString::fromStdString(formatFull(value))); }

Result<double> NumberField::read() const { return parseNumber(typedText(*this), m_field); }

} // namespace backoff
