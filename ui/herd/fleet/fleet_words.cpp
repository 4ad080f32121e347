// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/fleet/fleet_words.h"

#include "core/io/qt_text.h"
#include "core/io/shown_numbers.h"

#include <algorithm>
#include <cmath>

namespace backoff {

// Three digits tell times of a fleet apart; whole units are never rounded away.
QString FleetWords::time(double value, Unit unit)
{
    const int whole = value >= 1 ? static_cast<int>(std::log10(value)) + 1 : 1;
    return withUnit(policyText(value, std::clamp(whole, 3, 7)), unit);
}

std::vector<RowFact> FleetWords::facts(
    const FleetRun &run, const FleetSettings &settings, Unit unit)
{
    std::vector<RowFact> facts;
    if (run.laterPeak > 0) {
        facts.push_back({groupedText(run.laterPeak), tr("peak after the first bin")});
    } else {
        facts.push_back({groupedText(run.firstBinPeak),
            run.firstBinPeak == 1 ? tr("call, in the first bin")
                                  : tr("calls, all in the first bin")});
    }
    if (run.lastSuccess) {
        facts.push_back({time(*run.lastSuccess, unit), tr("to the last one")});
    }
    if (run.laterPeak > 0) { // the first retry is the dangerous one
        facts.push_back({groupedText(run.firstBinPeak), tr("in the first bin")});
    }
    if (run.lastSuccess) {
        facts.push_back(
            {groupedText(run.recovered), tr("of %1 recovered").arg(groupedText(settings.clients))});
    } else {
        facts.push_back({tr("nobody"), tr("recovered")});
    }
    facts.push_back({groupedText(run.wasted), tr("wasted calls")});
    if (run.exhausted > 0) {
        facts.push_back({groupedText(run.exhausted), tr("gave up")});
    }
    if (run.p50 && run.p99 && run.recovered > 1) {
        facts.push_back({time(*run.p50, unit), tr("for half of them")});
        facts.push_back({time(*run.p99, unit), tr("for 99 of 100")});
    }
    return facts;
}

QString FleetWords::problem(const Error &error, Unit unit)
{
    switch (error.code) {
    case ErrorCode::TooManyBins:
        return tr("Bins of %1 are too short: the histogram would have more than %2. Accepted: a "
                  "wider bin, or fewer or shorter waits.")
            .arg(withUnit(toQString(error.value), unit), groupedText(error.detail));
    case ErrorCode::DelayOverflows:
        return tr("The delay or the total is too large to compute with at retry %1. Accepted: "
                  "fewer attempts, or a smaller cap, base or multiplier.")
            .arg(groupedText(error.detail));
    default:
        return tr("This strategy cannot be computed with these settings.");
    }
}

QString FleetWords::nobody() { return tr("There are no clients: nobody calls."); }

QString FleetWords::down(const FleetSettings &settings, Unit unit, bool toTheEnd)
{
    if (!settings.outage) {
        return tr("down, never recovers");
    }
    return toTheEnd ? tr("down until %1").arg(withUnit(policyText(*settings.outage), unit))
                    : tr("down");
}

QString FleetWords::capacity(double callsPerBin, bool onAxis)
{
    constexpr double mostGrouped = 1e15;
    const QString calls = callsPerBin < mostGrouped ? groupedText(std::llround(callsPerBin))
                                                    : policyText(callsPerBin);
    return onAxis ? tr("capacity %1 calls a bin").arg(calls)
                  : tr("capacity %1 calls a bin, above this axis").arg(calls);
}

QString FleetWords::severalBins(std::size_t binsPerColumn)
{
    return tr("Each column shows the fullest of its %1 bins.")
        .arg(groupedText(static_cast<qint64>(binsPerColumn)));
}

std::vector<LegendEntry> FleetWords::legend(bool capacity)
{
    std::vector<LegendEntry> entries {
        {SwatchRole::Served, tr("served"), tr("served")},
        {SwatchRole::Failed, tr("failed"), tr("failed")},
    };
    if (capacity) {
        entries.push_back({SwatchRole::Capacity, tr("capacity"), tr("capacity")});
    }
    return entries;
}

} // namespace backoff
