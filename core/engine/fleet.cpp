// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/fleet.h"

#include "core/engine/delay_rules.h"
#include "core/engine/fleet_apart.h"
#include "core/engine/fleet_queue.h"
#include "core/engine/shortest_text.h"

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

// How many calls a bin serves after the outage; none: as many as there are.
std::optional<std::int64_t> roomOf(const FleetSettings &settings, Unit unit)
{
    if (!settings.outage || !settings.capacity) {
        return {};
    }
    const double room = std::floor(*settings.capacity * (settings.bin / unitsPerSecond(unit)));
    if (room >= static_cast<double>(settings.clients)) {
        return {};
    }
    return static_cast<std::int64_t>(room);
}

FleetOutcome simulate(const Policy &policy, const FleetSettings &settings, const LongWork &work)
{
    const std::optional<std::int64_t> room = roomOf(settings, policy.unit);
    return std::visit(
        [&]<typename Rule>(const Rule &rule) {
            return room ? FleetQueue<Rule>(rule, policy, settings, *room).run(work)
                        : FleetApart<Rule>(rule, policy, settings).run(work);
        },
        delayRuleOf(policy));
}

// Nearest rank, without sorting all of them: the ceil(percent/100 n)-th smallest.
void addTimes(FleetRun &run, double *times)
{
    const std::int64_t count = run.recovered;
    if (count == 0) {
        return;
    }
    double *const end = times + count;
    double *const p50 = times + (50 * count + 99) / 100 - 1;
    double *const p99 = times + (99 * count + 99) / 100 - 1;
    std::nth_element(times, p99, end);
    run.p99 = *p99;
    run.lastSuccess = *std::max_element(p99, end);
    std::nth_element(times, p50, p99 + 1);
    run.p50 = *p50;
}

FleetRun sumUp(FleetOutcome outcome, std::int64_t clients)
{
    FleetRun run;
    run.bins = outcome.load.takeBins();
    for (const FleetBin &bin : run.bins) {
        run.calls += bin.calls;
        run.laterPeak = &bin == run.bins.data() ? 0 : std::max(run.laterPeak, bin.calls);
    }
    run.firstBinPeak = run.bins.empty() ? 0 : run.bins.front().calls;
    run.recovered = outcome.recovered;
    run.exhausted = clients - run.recovered;
    run.wasted = run.calls - run.recovered;
    addTimes(run, outcome.times.get());
    return run;
}

} // namespace

std::optional<Result<FleetRun>> runFleet(
    const Policy &policy, const FleetSettings &settings, const LongWork &work)
{
    FleetOutcome outcome = simulate(policy, settings, work);
    switch (outcome.end) {
    case FleetEnd::Stopped:
        return {};
    case FleetEnd::TooManyBins:
        return Error {ErrorCode::TooManyBins, Field::Bin, shortestText(settings.bin), maxFleetBins};
    case FleetEnd::Done:
        break;
    }
    return sumUp(std::move(outcome), settings.clients);
}

} // namespace backoff
