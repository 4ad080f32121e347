// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run_result.h"

#include "core/engine/run.h"

namespace backoff {

// The experiment with policy B in its place; none where B cannot stand.
static std::optional<Experiment> withPinned(const Experiment &experiment, const Policy &pinned)
{
    const Result<Policy> policy = inUnit(pinned, experiment.policy.unit);
    if (!policy) {
        return std::nullopt;
    }
    const Experiment other = withPolicy(experiment, *policy);
    return validate(other, windowLimits).empty() ? std::optional(other) : std::nullopt;
}

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
        const std::optional<Experiment> other = withPinned(experiment, *pinned);
        result.pinned = other ? makeRunResult(*other) : nullptr;
        result.pinnedLeftOut = !other;
    }
    result.events
        = mergedEvents(result.trace, result.pinned ? &laneOf(result, LaneId::Pinned) : nullptr);
    return std::make_shared<const RunResult>(std::move(result));
}

} // namespace backoff
