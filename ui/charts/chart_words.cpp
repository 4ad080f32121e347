// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_words.h"

#include "core/tables/number_format.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace backoff {

namespace {

constexpr double longFrom = 1e7; // from here plain digits are harder to read than an exponent

// "1.25e-9": no plus sign, no zeros that say nothing.
QString withExponent(double value, int significant)
{
    char buffer[64];
    const auto end = std::to_chars(
        buffer, buffer + sizeof buffer, value, std::chars_format::scientific, significant - 1)
                         .ptr;
    const QString text = QString::fromLatin1(buffer, static_cast<qsizetype>(end - buffer));
    const qsizetype e = text.indexOf(u'e');
    QString mantissa = text.left(e);
    if (mantissa.contains(u'.')) {
        while (mantissa.endsWith(u'0')) {
            mantissa.chop(1);
        }
        if (mantissa.endsWith(u'.')) {
            mantissa.chop(1);
        }
    }
    return mantissa + u'e' + QString::number(text.mid(e + 1).toInt());
}

} // namespace

QString compactNumber(double value, int significant)
{
    const double size = std::abs(value);
    if (size != 0 && (size < 1e-4 || size >= longFrom)) {
        return withExponent(value, significant);
    }
    return QString::fromStdString(formatSignificant(value, significant));
}

QString drawnNumber(double value)
{
    const double size = std::abs(value);
    if (size == 0) {
        return QStringLiteral("0");
    }
    if (size < 0.0005) {
        return withExponent(value, 3);
    }
    if (size >= longFrom) {
        return withExponent(value, 5);
    }
    return QString::fromStdString(formatFixed(value, 3));
}

QString ChartWords::retry(std::int64_t retry) { return tr("retry %1").arg(retry); }

QString ChartWords::retries() { return tr("retry"); }

QString ChartWords::noRetry() { return tr("One attempt: there is no retry to wait for."); }

QString ChartWords::atMost(double value, Unit unit)
{
    return QStringLiteral("\u2264 ") + withUnit(compactNumber(value), unit);
}

QString ChartWords::between(double least, double most, Unit unit)
{
    const QString range = compactNumber(least, 4) + u'\u2013' + compactNumber(most, 4);
    return withUnit(range, unit);
}

QString ChartWords::hint(double value, Unit unit)
{
    return tr("hint %1").arg(withUnit(compactNumber(value), unit));
}

QString ChartWords::runEnds(double waited, Unit unit)
{
    return tr("run ends: %1").arg(withUnit(drawnNumber(waited), unit));
}

QString ChartWords::runEnded() { return tr("run ends"); }

QString ChartWords::modelledCeiling() { return tr("modelled ceiling"); }
QString ChartWords::modelledRange() { return tr("range of the draw"); }
QString ChartWords::jitteredDelay() { return tr("jittered delay"); }
QString ChartWords::modelledTotal() { return tr("modelled total"); }
QString ChartWords::jitteredTotal() { return tr("total with jitter"); }
QString ChartWords::hintedWait() { return tr("hinted wait"); }
QString ChartWords::notUsed() { return tr("not used by this run"); }

QString ChartWords::delaysSummary(const std::vector<RetryRow> &rows, Unit unit)
{
    const auto ceilings = std::ranges::minmax(rows, {}, &RetryRow::modelled);
    const auto waits = std::ranges::minmax(rows, {}, &RetryRow::waited);
    return tr("Retries: %1, of which the run used %2; ceilings from %3 to %4; "
              "jittered delays from %5 to %6.")
        .arg(QString::number(rows.size()),
            QString::number(std::ranges::count(rows, true, &RetryRow::used)),
            withUnit(compactNumber(ceilings.min.modelled), unit),
            withUnit(compactNumber(ceilings.max.modelled), unit),
            withUnit(drawnNumber(waits.min.waited), unit),
            withUnit(drawnNumber(waits.max.waited), unit));
}

QString ChartWords::cumulativeSummary(const std::vector<RetryRow> &rows, Unit unit)
{
    const auto used = std::ranges::count(rows, true, &RetryRow::used);
    const double waited = used > 0 ? rows[std::size_t(used - 1)].waitedTotal : 0;
    return tr("After all %1 retries the delays add up to %2 modelled and %3 with jitter; "
              "the run used %4 of them and waited %5.")
        .arg(QString::number(rows.size()),
            withUnit(compactNumber(rows.back().modelledTotal), unit),
            withUnit(drawnNumber(rows.back().waitedTotal), unit),
            QString::number(used),
            withUnit(drawnNumber(waited), unit));
}

} // namespace backoff
