// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run_result.h"

#include "core/engine/run.h"

namespace backoff {

namespace {

// The experiment with policy B in its place; none where B cannot stand.
std::optional<Experiment> withPolicy(Experiment experiment, const Policy &policy)
{
    Experiment other = defaultExperiment(policy.unit);
    other.policy = policy;
    const Result<Experiment> converted = inUnit(other, experiment.policy.unit);
    if (!converted) {
        return std::nullopt;
    }
    experiment.policy = converted->policy;
    return validate(experiment, windowLimits).empty() ? std::optional(experiment) : std::nullopt;
}

} // namespace

std::vector<LaneId> lanesOf(const RunResult &result)
{
    std::vector<LaneId> lanes {LaneId::Modelled, LaneId::Jittered};
    if (result.pinned) {
        lanes.push_back(LaneId::Pinned);
    }
    return lanes;
}

const Lane &laneOf(const RunResult &result, LaneId id)
{
    switch (id) {
    case LaneId::Modelled:
        return result.trace.modelled;
    case LaneId::Jittered:
        break;
    case LaneId::Pinned:
        return result.pinned->trace.jittered;
    }
    return result.trace.jittered;
}

RunResultPtr makeRunResult(const Experiment &experiment, const std::optional<Policy> &pinned)
{
    RunResult result;
    result.trace = run(experiment);
    result.schedule = makeSchedule(experiment.policy);
    if (pinned) {
        const std::optional<Experiment> other = withPolicy(experiment, *pinned);
        result.pinned = other ? makeRunResult(*other) : nullptr;
        result.pinnedLeftOut = !other;
    }
    result.events
        = mergedEvents(result.trace, result.pinned ? &laneOf(result, LaneId::Pinned) : nullptr);
    return std::make_shared<const RunResult>(std::move(result));
}

} // namespace backoff
