// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/shown_numbers.h"

#include "core/engine/policy.h"
#include "core/io/qt_text.h"
#include "core/tables/number_format.h"

#include <QRegularExpression>

#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace backoff {

namespace {

constexpr double smallestWithDecimals = 0.0005; // below it 3 decimals would read 0.000
constexpr double smallestPlain = 1e-4;
constexpr double longFrom = 1e7; // from here plain digits are harder to read than an exponent

// "1.25e-9": no plus sign, no zeros that say nothing.
QString withExponent(double value, int significant)
{
    std::array<char, 64> buffer;
    const auto written = std::to_chars(buffer.data(),
        buffer.data() + buffer.size(),
        value,
        std::chars_format::scientific,
        significant - 1);
    const QString text = toQString({buffer.data(), written.ptr});
    const qsizetype e = text.indexOf(u'e');
    QString mantissa = text.left(e);
    while (mantissa.contains(u'.') && (mantissa.endsWith(u'0') || mantissa.endsWith(u'.'))) {
        mantissa.chop(1);
    }
    return mantissa + u'e' + QString::number(text.mid(e + 1).toInt());
}

} // namespace

QString drawnText(double value)
{
    const double size = std::fabs(value);
    if (size != 0 && size < smallestWithDecimals) {
        return withExponent(value, 3);
    }
    if (size >= longFrom) {
        return withExponent(value, 5);
    }
    return toQString(formatFixed(value, 3));
}

QString policyText(double value, int significant)
{
    const double size = std::fabs(value);
    if (size != 0 && (size < smallestPlain || size >= longFrom)) {
        return withExponent(value, significant);
    }
    return toQString(formatSignificant(value, significant));
}

QString withUnit(const QString &number, Unit unit)
{
    return number + QLatin1Char(' ') + toQString(nameOf(unit));
}

QString withUnitsKept(QString text)
{
    static const QRegularExpression unit(QStringLiteral("(?<=\\d) (?=(m?s\\b|%))"));
    return text.replace(unit, QString(QChar::Nbsp));
}

QString countText(qint64 count) { return QString::number(count); }

QString groupedText(qint64 count)
{
    QString text = QString::number(count);
    const qsizetype first = count < 0 ? 1 : 0;
    for (qsizetype at = text.size() - 3; at > first; at -= 3) {
        text.insert(at, u',');
    }
    return text;
}

} // namespace backoff
