// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/cap_field.h"

#include "core/engine/policy.h"
#include "core/tables/number_format.h"

#include <QCheckBox>

namespace backoff {

CapField::CapField(QWidget *parent)
    : DurationField(Field::Cap, parent)
    , m_limit(new QCheckBox(tr("limit"), this))
    , m_remembered(*Policy {}.cap)
{
    m_limit->setChecked(true);
    m_limit->setAccessibleName(tr("Limit the delay by a cap"));
    m_limit->setToolTip(m_limit->accessibleName());
    addInside(m_limit);
    connect(m_limit, &QCheckBox::clicked, this, &CapField::onLimitClicked);
}

void CapField::show(std::optional<double> cap, Unit unit, const QString &unitText)
{
    remember(cap, unit);
    m_unitText = unitText;
    m_limit->setChecked(cap.has_value());
    showState(cap.has_value());
}

// The remembered cap goes along with the experiment into another unit.
void CapField::remember(std::optional<double> cap, Unit unit)
{
    if (cap) {
        m_remembered = *cap;
    } else if (unit != m_unit) {
        const Result<double> converted = convert(m_remembered, m_unit, unit, Field::Cap);
        m_remembered = converted ? *converted : *Policy {}.cap * unitsPerSecond(unit);
    }
    m_unit = unit;
}

void CapField::showState(bool limited)
{
    setReadOnly(!limited);
    if (limited) {
        DurationField::show(m_remembered, m_unitText);
    } else {
        setStandingText(tr("no limit"));
        setSuffix({});
    }
}

void CapField::onLimitClicked(bool limited)
{
    showState(limited);
    Q_EMIT limitToggled();
}

Result<std::optional<double>> CapField::read(Unit unit) const
{
    // "none" is what the command line takes, and what the message offers.
    if (!m_limit->isChecked() || typedText(*this) == "none") {
        return std::optional<double> {};
    }
    const Result<double> cap = DurationField::read(unit);
    if (!cap) {
        return cap.error();
    }
    return std::optional<double> {*cap};
}

} // namespace backoff
