// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/optional_field.h"

#include <QCheckBox>

namespace backoff {

OptionalField::OptionalField(
    Field field, Kind kind, const Words &words, double usual, QWidget *parent)
    : DurationField(field, parent)
    , m_field(field)
    , m_kind(kind)
    , m_words(words)
    , m_usual(usual)
    , m_check(new QCheckBox(words.check, this))
    , m_remembered(usual)
{
    m_check->setChecked(true);
    m_check->setAccessibleName(words.checkMeans);
    m_check->setToolTip(words.checkMeans);
    addInside(m_check);
    connect(m_check, &QCheckBox::clicked, this, &OptionalField::onClicked);
}

void OptionalField::show(std::optional<double> value, Unit unit, const QString &suffix)
{
    remember(value, unit);
    m_suffix = suffix;
    m_check->setChecked(value.has_value());
    showState(value.has_value());
}

// A remembered duration goes along with the experiment into another unit.
void OptionalField::remember(std::optional<double> value, Unit unit)
{
    if (value) {
        m_remembered = *value;
    } else if (unit != m_unit && m_kind == Kind::Duration) {
        const Result<double> converted = convert(m_remembered, m_unit, unit, m_field);
        m_remembered = converted ? *converted : m_usual * unitsPerSecond(unit);
    }
    m_unit = unit;
}

void OptionalField::showState(bool isThere)
{
    setReadOnly(!isThere);
    if (isThere) {
        DurationField::show(m_remembered, m_suffix);
    } else {
        setStandingText(m_words.absent);
        setSuffix({});
    }
}

void OptionalField::onClicked(bool isThere)
{
    showState(isThere);
    Q_EMIT toggled();
}

int OptionalField::leastWidth() const
{
    constexpr int framesAndGaps = 40;
    return fontMetrics().horizontalAdvance(m_words.absent) + m_check->sizeHint().width()
        + framesAndGaps;
}

Result<std::optional<double>> OptionalField::read(Unit unit) const
{
    if (!m_check->isChecked() || typedText(*this) == m_words.typed) {
        return std::optional<double> {};
    }
    const Result<double> value = m_kind == Kind::Duration ? DurationField::read(unit)
                                                          : parseNumber(typedText(*this), m_field);
    if (!value) {
        return value.error();
    }
    return std::optional<double> {*value};
}

} // namespace backoff
