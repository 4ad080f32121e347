// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How numbers are shown to a reader, so that the table, the charts, the timeline, the sentences and
// a handout have the same text for the same value: a decimal point in every language.

#pragma once

#include "core/engine/units.h"

#include <QString>

namespace backoff {

// Draws and times: 3 decimals; where those would say nothing or too much, an exponent.
[[nodiscard]] QString drawnText(double value);

// Policy values, ceilings and ticks: full, at most `significant` digits ("0.5", "1e-9", "2.5e12").
[[nodiscard]] QString policyText(double value, int significant = 6);

// The text with its unit: "1.849 s".
[[nodiscard]] QString withUnit(const QString &number, Unit unit);

// A text of several words in which no line ends between a number and its unit.
[[nodiscard]] QString withUnitsKept(QString text);

// A count with no group separators.
[[nodiscard]] QString countText(qint64 count);

// A large count to be read and compared: "1,000". The comma separates groups in every language,
// as the point is the decimal mark in every language; no field takes it.
[[nodiscard]] QString groupedText(qint64 count);

} // namespace backoff
