// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The cap: a duration with a check box "limit" inside. Without the limit ("none" typed does it too)
// the text cannot be edited; the last cap is remembered and comes back with the limit.

#pragma once

#include "ui/inputs/value_fields.h"

#include <optional>

class QCheckBox;

namespace backoff {

class CapField : public DurationField
{
    Q_OBJECT

public:
    explicit CapField(QWidget *parent = nullptr);
    void show(std::optional<double> cap, Unit unit, const QString &unitText);
    [[nodiscard]] Result<std::optional<double>> read(Unit unit) const;
    [[nodiscard]] QCheckBox *limit() const { return m_limit; }

Q_SIGNALS:
    void limitToggled();

private:
    void onLimitClicked(bool limited);
    void remember(std::optional<double> cap, Unit unit);
    void showState(bool limited);

    QCheckBox *m_limit;
    double m_remembered;
    Unit m_unit = Unit::Seconds;
    QString m_unitText;
};

} // namespace backoff
