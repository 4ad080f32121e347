// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window_numbers.h"

#include "core/engine/policy.h"
#include "core/tables/number_format.h"

#include <cmath>
#include <string_view>

namespace backoff {

namespace {

constexpr double smallestWithDecimals = 0.0005; // below it 3 decimals would read 0.000
constexpr double largestWithDecimals = 1e9;

QString fromLatin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

QString drawnText(double value)
{
    const double size = std::fabs(value);
    const bool fits = value == 0 || (size >= smallestWithDecimals && size < largestWithDecimals);
    if (fits) {
        return fromLatin(formatFixed(value, 3));
    }
    return fromLatin(formatSignificant(value, size < 1 ? 3 : 6));
}

QString policyText(double value) { return fromLatin(formatSignificant(value)); }

QString withUnit(const QString &number, Unit unit)
{
    return number + QLatin1Char(' ') + fromLatin(nameOf(unit));
}

QString countText(qint64 count) { return QString::number(count); }

} // namespace backoff
