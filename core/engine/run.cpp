// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/run.h"

#include "core/engine/jitter.h"

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

// A hint is waited as it is: no draw, and the memory of the previous wait stays.
void planWait(Attempt &attempt, const Policy &policy, DelaySequence &delays)
{
    if (attempt.answer.outcome == Outcome::RateLimited) {
        attempt.waitKind = WaitKind::Hinted;
        attempt.modelled = ceiling(policy, attempt.number);
        attempt.waited = attempt.answer.hint;
    } else {
        const DelayPlan plan = delays.next(attempt.number);
        attempt.waitKind = policy.jitter == Jitter::None ? WaitKind::Modelled : WaitKind::Jittered;
        attempt.modelled = plan.modelled;
        attempt.waited = plan.jittered;
    }
}

bool isRetryable(Outcome outcome)
{
    return outcome == Outcome::Transient || outcome == Outcome::RateLimited;
}

} // namespace

Lane runLane(const Policy &policy, const Scenario &scenario)
{
    const Service service(scenario, policy.unit);
    DelaySequence delays(policy);
    Lane lane;
    double clock = 0;
    for (std::int64_t call = 1;; ++call) {
        Attempt attempt;
        attempt.number = call;
        attempt.startsAt = clock;
        attempt.answer = service.answerTo(call, clock);
        attempt.answeredAt = clock + scenario.callDuration;
        attempt.elapsed = attempt.answeredAt;
        const bool retryable = isRetryable(attempt.answer.outcome);
        const bool goesOn = retryable && call < policy.attempts;
        if (goesOn) {
            planWait(attempt, policy, delays);
            attempt.elapsed = attempt.answeredAt + attempt.waited;
            lane.waited += attempt.waited;
        } else if (retryable) {
            attempt.modelled = ceiling(policy, call);
        }
        clock = attempt.elapsed;
        lane.attempts.push_back(attempt);
        if (!goesOn) {
            lane.stop = reasonFor(attempt.answer.outcome);
            lane.notWaited = attempt.modelled;
            lane.end = clock;
            return lane;
        }
    }
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
