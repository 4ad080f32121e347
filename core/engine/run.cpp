// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/run.h"

#include "core/engine/jitter.h"
#include "core/engine/run_loop.h"

namespace backoff {

namespace {

StopReason reasonFor(Outcome last)
{
    switch (last) {
    case Outcome::Success:
        return StopReason::Succeeded;
    case Outcome::Permanent:
        return StopReason::Permanent;
    default:
        return StopReason::Exhausted;
    }
}

} // namespace

Lane runLane(const Policy &policy, const Scenario &scenario)
{
    const Service service(scenario, policy.unit);
    DelaySequence delays(policy);
    const WaitKind drawn = policy.jitter == Jitter::None ? WaitKind::Modelled : WaitKind::Jittered;
    Lane lane;
    const auto draw = [&](Attempt &attempt) {
        const DelayPlan plan = delays.next(attempt.number);
        attempt.waitKind = drawn;
        attempt.modelled = plan.modelled;
        attempt.waited = plan.jittered;
    };
    const auto keep = [&](Attempt &attempt) {
        if (!attempt.modelled && isRetryable(attempt.answer.outcome)) {
            attempt.modelled = ceiling(policy, attempt.number); // shown, though it is not waited
        }
        lane.waited += attempt.waited;
        lane.attempts.push_back(attempt);
    };
    walkRun(service, policy.attempts, scenario.callDuration, draw, keep);
    const Attempt &last = lane.attempts.back();
    lane.stop = reasonFor(last.answer.outcome);
    lane.notWaited = last.modelled;
    lane.end = last.elapsed;
    return lane;
}

Trace run(const Experiment &experiment)
{
    Policy modelled = experiment.policy;
    modelled.jitter = Jitter::None;
    return {experiment,
        runLane(modelled, experiment.scenario),
        runLane(experiment.policy, experiment.scenario)};
}

} // namespace backoff
