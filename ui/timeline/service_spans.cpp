// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/service_spans.h"

#include <algorithm>

namespace backoff {

static ServiceState stateFor(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Success:
        return ServiceState::Answering;
    case Outcome::Transient:
        return ServiceState::Failing;
    case Outcome::RateLimited:
        return ServiceState::RateLimiting;
    case Outcome::Permanent:
        return ServiceState::Refusing;
    }
    return ServiceState::Answering;
}

static ServiceState stateAfter(const Experiment &experiment, const Lane &lane)
{
    const Attempt &last = lane.attempts.back();
    if (lane.stop != StopReason::Exhausted) {
        return stateFor(last.answer.outcome);
    }
    const Service service(experiment.scenario, experiment.policy.unit);
    return stateFor(service.answerTo(last.number + 1, lane.end).outcome);
}

// Goes on from the last span; an equal neighbour grows instead.
static void extend(std::vector<ServiceSpan> &spans, ServiceState state, double to)
{
    const double from = spans.empty() ? 0 : spans.back().to;
    if (to <= from) {
        return;
    }
    if (!spans.empty() && spans.back().state == state) {
        spans.back().to = to;
    } else {
        spans.push_back({state, from, to});
    }
}

std::vector<ServiceSpan> serviceSpans(const Experiment &experiment, const Lane &lane, double until)
{
    std::vector<ServiceSpan> spans;
    const Scenario &scenario = experiment.scenario;
    if (scenario.kind == ScenarioKind::TimedOutage) {
        extend(spans, ServiceState::Answering, std::min(scenario.downFrom, until));
        extend(spans, ServiceState::Failing, std::min(scenario.downUntil, until));
        extend(spans, ServiceState::Answering, until);
        return spans;
    }
    for (const Attempt &attempt : lane.attempts) {
        extend(spans, stateFor(attempt.answer.outcome), std::min(attempt.answeredAt, until));
    }
    extend(spans, stateAfter(experiment, lane), until);
    return spans;
}

} // namespace backoff
