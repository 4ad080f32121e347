// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/tables/every_fleet.h"

#include "ui/herd/shared_progress.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace backoff {

namespace {

std::vector<Policy> policiesOf(Policy policy)
{
    std::vector<Policy> policies;
    for (const Jitter jitter : allJitters) {
        policy.jitter = jitter;
        policies.push_back(policy);
    }
    return policies;
}

std::optional<Error> problemOf(const std::vector<Policy> &policies)
{
    for (const Policy &policy : policies) {
        const std::vector<Error> problems = validate(policy, windowLimits);
        if (!problems.empty()) {
            return problems.front();
        }
    }
    return std::nullopt;
}

const FleetRun *knownRun(const FleetResultPtr &known, const Policy &policy)
{
    if (!known) {
        return nullptr;
    }
    const auto found = std::ranges::find_if(known->fleets,
        [&](const ShownFleet &fleet) { return fleet.policy == policy && !fleet.problem; });
    return found == known->fleets.end() ? nullptr : &found->run;
}

// The histograms stay only as long as they can be exported.
void add(EveryFleet &every, Jitter jitter, FleetRun run)
{
    every.bins += std::ssize(run.bins);
    every.fleets.push_back({jitter, std::move(run)});
    if (every.bins > mostTableRows) {
        for (StrategyFleet &fleet : every.fleets) {
            fleet.run.bins = {};
        }
    }
}

} // namespace

std::optional<EveryFleet> computeEveryFleet(
    const Experiment &experiment, const FleetResultPtr &known, const LongWork &work)
{
    const std::vector<Policy> policies = policiesOf(experiment.policy);
    EveryFleet every;
    every.problem = problemOf(policies);
    if (every.problem) {
        return every;
    }
    SharedProgress progress(work, std::vector<std::int64_t>(policies.size(), 1));
    for (std::size_t i = 0; i < policies.size(); ++i) {
        const Policy &policy = policies[i];
        if (const FleetRun *run = knownRun(known, policy)) {
            add(every, policy.jitter, *run);
        } else {
            auto computed = runFleet(policy, experiment.fleet, progress.part(i, work.threads));
            if (!computed) {
                return std::nullopt;
            }
            if (!*computed) {
                return EveryFleet {.fleets = {}, .bins = 0, .problem = computed->error()};
            }
            add(every, policy.jitter, computed->value());
        }
        progress.finish(i);
    }
    return every;
}

} // namespace backoff
