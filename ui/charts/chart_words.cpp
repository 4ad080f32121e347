// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_words.h"

#include <algorithm>
#include <cmath>

namespace backoff {

QString ChartWords::retry(std::int64_t retry) { return tr("retry %1").arg(retry); }

QString ChartWords::retries() { return tr("retry"); }

QString ChartWords::noRetry() { return tr("One attempt: there is no retry to wait for."); }

QString ChartWords::atMost(double value, Unit unit)
{
    return QStringLiteral("\u2264 ") + withUnit(policyText(value), unit);
}

QString ChartWords::between(double least, double most, Unit unit)
{
    const QString range = policyText(least, 4) + u'\u2013' + policyText(most, 4);
    return withUnit(range, unit);
}

QString ChartWords::hint(double value, Unit unit)
{
    return tr("hint %1").arg(withUnit(policyText(value), unit));
}

QString ChartWords::runEnds(double waited, Unit unit)
{
    return tr("run ends: %1").arg(withUnit(drawnText(waited), unit));
}

QString ChartWords::runEnded() { return tr("run ends"); }

LegendEntry ChartWords::modelledCeiling(SwatchRole swatch)
{
    return {swatch, tr("modelled ceiling"), tr("ceiling", "legend, brief")};
}
LegendEntry ChartWords::modelledRange(SwatchRole swatch)
{
    return {swatch, tr("range of the draw"), tr("range", "legend, brief")};
}
LegendEntry ChartWords::jitteredDelay(SwatchRole swatch)
{
    return {swatch, tr("jittered delay"), tr("jittered", "legend, brief")};
}
LegendEntry ChartWords::modelledTotal(SwatchRole swatch)
{
    return {swatch, tr("modelled total"), tr("modelled", "legend, brief")};
}
LegendEntry ChartWords::jitteredTotal(SwatchRole swatch)
{
    return {swatch, tr("total with jitter"), tr("with jitter", "legend, brief")};
}
LegendEntry ChartWords::hintedWait(SwatchRole swatch)
{
    return {swatch, tr("hinted wait"), tr("hinted", "legend, brief")};
}
LegendEntry ChartWords::notUsed(SwatchRole swatch)
{
    return {swatch, tr("not used by this run"), tr("not used", "legend, brief")};
}

LegendEntry ChartWords::pinnedDelay(SwatchRole swatch)
{
    return {swatch, tr("delay of policy B"), tr("B", "legend, brief: delay of policy B")};
}
LegendEntry ChartWords::pinnedCeiling(SwatchRole swatch)
{
    return {swatch, tr("its ceiling"), tr("its ceiling", "legend, brief")};
}
LegendEntry ChartWords::pinnedTotal(SwatchRole swatch)
{
    return {swatch, tr("total of policy B"), tr("B", "legend, brief: total of policy B")};
}

QString ChartWords::pinnedValue(double value, Unit unit)
{
    return tr("B %1", "value of policy B").arg(withUnit(drawnText(value), unit));
}

QString ChartWords::ofPolicyB(const QString &sentence) { return tr("Policy B: %1").arg(sentence); }

QString ChartWords::delaysSummary(const std::vector<RetryRow> &rows, Unit unit)
{
    if (rows.empty()) {
        return noRetry();
    }
    const auto ceilings = std::ranges::minmax(rows, {}, &RetryRow::modelled);
    const auto waits = std::ranges::minmax(rows, {}, &RetryRow::waited);
    return tr("Retries: %1, of which the run used %2; ceilings from %3 to %4; "
              "jittered delays from %5 to %6.")
        .arg(QString::number(rows.size()),
            QString::number(std::ranges::count(rows, true, &RetryRow::used)),
            withUnit(policyText(ceilings.min.modelled), unit),
            withUnit(policyText(ceilings.max.modelled), unit),
            withUnit(drawnText(waits.min.waited), unit),
            withUnit(drawnText(waits.max.waited), unit));
}

QString ChartWords::cumulativeSummary(const std::vector<RetryRow> &rows, Unit unit)
{
    if (rows.empty()) {
        return noRetry();
    }
    const auto used = std::ranges::count(rows, true, &RetryRow::used);
    const double waited = used > 0 ? rows[std::size_t(used - 1)].waitedTotal : 0;
    return tr("After all %1 retries the delays add up to %2 modelled and %3 with jitter; "
              "the run used %4 of them and waited %5.")
        .arg(QString::number(rows.size()),
            withUnit(policyText(rows.back().modelledTotal), unit),
            withUnit(drawnText(rows.back().waitedTotal), unit),
            QString::number(used),
            withUnit(drawnText(waited), unit));
}

} // namespace backoff
