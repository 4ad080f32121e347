// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/jitter.h"
#include "core/engine/parallel.h"
#include "core/engine/shortest_text.h"
#include "ui/herd/herd_results.h"
#include "ui/herd/shared_progress.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace backoff {

namespace {

constexpr std::int64_t countless = std::numeric_limits<std::int64_t>::max();

// Of numbers that are not negative.
std::int64_t saturatingProduct(std::int64_t a, std::int64_t b)
{
    return b > 0 && a > countless / b ? countless : a * b;
}

Policy withJitter(Policy policy, Jitter jitter)
{
    policy.jitter = jitter;
    return policy;
}

// When the last call may begin, whatever the draws.
double longestLife(const Policy &policy)
{
    double life = 0;
    double largest = policy.base;
    for (std::int64_t retry = 1; retry < policy.attempts; ++retry) {
        largest = largestWait(policy, retry, largest);
        life += largest;
    }
    return life;
}

ShownFleet prepared(const Policy &policy, const FleetSettings &settings)
{
    ShownFleet fleet {.policy = policy, .run = {}, .problem = {}};
    const std::vector<Error> ofPolicy = validate(policy, windowLimits);
    const std::vector<Error> ofFleet = validate(settings, policy.unit, windowLimits);
    if (!ofPolicy.empty()) {
        fleet.problem = ofPolicy.front();
    } else if (!ofFleet.empty()) {
        fleet.problem = ofFleet.front();
    }
    return fleet;
}

// False where the work was told to stop.
bool simulate(ShownFleet &fleet, const FleetSettings &settings, const LongWork &work)
{
    if (fleet.problem) {
        return true;
    }
    auto run = runFleet(fleet.policy, settings, work);
    if (!run) {
        return false;
    }
    if (*run) {
        fleet.run = run->value();
    } else {
        fleet.problem = run->error();
    }
    return true;
}

// All of them are held at once: together they have no more bins than one histogram may have.
void limitBins(FleetResult &result)
{
    constexpr auto most = static_cast<std::size_t>(maxFleetBins);
    std::size_t held = 0;
    for (ShownFleet &fleet : result.fleets) {
        if (fleet.run.bins.size() > most - held) {
            fleet.run = {};
            fleet.problem = Error {ErrorCode::TooManyBins,
                Field::Bin,
                shortestText(result.experiment.fleet.bin),
                maxFleetBins};
        }
        held += fleet.run.bins.size();
    }
}

} // namespace

std::vector<Jitter> shownStrategies(const Policy &policy)
{
    std::vector<Jitter> shown = {Jitter::None, Jitter::Equal, Jitter::Full, Jitter::Decorrelated};
    if (std::ranges::find(shown, policy.jitter) == shown.end()) {
        shown.push_back(policy.jitter);
    }
    return shown;
}

std::int64_t callsOf(const Experiment &experiment)
{
    const auto strategies = std::ssize(shownStrategies(experiment.policy));
    return saturatingProduct(
        saturatingProduct(experiment.fleet.clients, experiment.policy.attempts), strategies);
}

std::int64_t binsOf(const Experiment &experiment)
{
    std::int64_t bins = 0;
    for (const Jitter jitter : shownStrategies(experiment.policy)) {
        const double last
            = longestLife(withJitter(experiment.policy, jitter)) / experiment.fleet.bin;
        // An overflow of a strategy that is not allowed counts as the most, too.
        bins += last < static_cast<double>(maxFleetBins) ? static_cast<std::int64_t>(last) + 1
                                                         : maxFleetBins;
    }
    return bins;
}

std::optional<FleetResult> computeFleets(const Experiment &experiment, const LongWork &work)
{
    FleetResult result {.experiment = experiment, .fleets = {}};
    for (const Jitter jitter : shownStrategies(experiment.policy)) {
        result.fleets.push_back(prepared(withJitter(experiment.policy, jitter), experiment.fleet));
    }
    // Side by side: a fleet with a capacity keeps only one thread busy.
    const auto count = static_cast<int>(result.fleets.size());
    const int threadsOfEach = (work.threads + count - 1) / count;
    SharedProgress progress(work, std::vector<std::int64_t>(result.fleets.size(), 1));
    const auto simulateOne = [&](std::int64_t piece, int) {
        const auto index = static_cast<std::size_t>(piece);
        const bool done
            = simulate(result.fleets[index], experiment.fleet, progress.part(index, threadsOfEach));
        if (done) {
            progress.finish(index);
        }
        return done;
    };
    if (!runPieces(
            {.stop = work.stop, .progress = {}, .threads = work.threads}, count, simulateOne)) {
        return {};
    }
    limitBins(result);
    return result;
}

} // namespace backoff
