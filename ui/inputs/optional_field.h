// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A duration or a number that need not be there, with a check box inside that says whether it is.
//
// Without the value the text cannot be edited; the last value is remembered and comes back with the
// check mark. Typing the command line's word for "there is none" does the same as the check box.

#pragma once

#include "ui/inputs/value_fields.h"

#include <optional>
#include <string>

class QCheckBox;

namespace backoff {

class OptionalField : public DurationField
{
    Q_OBJECT

public:
    enum class Kind { Duration, Number };
    struct Words {
        QString check; // "limit"
        QString checkMeans; // "Limit the delay by a cap"
        QString absent; // what is shown where there is no value: "no limit"
        std::string typed; // what is typed for it in every language: "none"
    };

    // `usual` is remembered at first; a duration in seconds.
    OptionalField(
        Field field, Kind kind, const Words &words, double usual, QWidget *parent = nullptr);

    // The suffix stands behind the value: a duration's unit.
    void show(std::optional<double> value, Unit unit, const QString &suffix);
    [[nodiscard]] Result<std::optional<double>> read(Unit unit) const;
    [[nodiscard]] QCheckBox *checkBox() const { return m_check; }
    // Wide enough for what is shown where there is no value.
    [[nodiscard]] int leastWidth() const;

Q_SIGNALS:
    void toggled();

private:
    void onClicked(bool isThere);
    void remember(std::optional<double> value, Unit unit);
    void showState(bool isThere);

    Field m_field;
    Kind m_kind;
    Words m_words;
    double m_usual;
    QCheckBox *m_check;
    double m_remembered;
    Unit m_unit = Unit::Seconds;
    QString m_suffix;
};

} // namespace backoff
