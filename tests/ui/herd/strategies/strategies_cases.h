// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Results of the strategies, made from the engine's own runs without the controller and its
// threads, over as few seeds as a test needs.

#pragma once

#include "core/engine/run.h"
#include "ui/herd/herd_results.h"

#include <algorithm>
#include <cmath>

namespace backoff {

inline Luck plainLuck(Policy policy, const Scenario &scenario, int seeds)
{
    std::vector<double> waits;
    Luck luck;
    for (int i = 0; i < seeds; ++i, ++policy.seed) {
        waits.push_back(runLane(policy, scenario).waited);
        luck.mean += waits.back() / seeds;
    }
    std::ranges::sort(waits);
    const auto rank = [&](double p) { return waits[size_t(std::ceil(p * seeds)) - 1]; };
    luck.p5 = rank(0.05);
    luck.p95 = rank(0.95);
    return luck;
}

inline std::vector<StrategyRun> strategyRuns(Experiment experiment, int seeds)
{
    std::vector<StrategyRun> runs;
    for (const Jitter jitter : allJitters) {
        experiment.policy.jitter = jitter;
        StrategyRun run;
        run.policy = experiment.policy;
        const auto problems = validate(experiment, windowLimits);
        if (!problems.empty()) {
            run.problem = problems.front();
        } else {
            run.lane = runLane(experiment.policy, experiment.scenario);
            run.schedule = makeSchedule(experiment.policy);
            run.luck = plainLuck(experiment.policy, experiment.scenario, seeds);
        }
        runs.push_back(std::move(run));
    }
    return runs;
}

inline StrategiesResult strategiesOf(const Experiment &experiment,
    const std::optional<Policy> &pinned = std::nullopt,
    int seeds = 20)
{
    StrategiesResult result {
        makeRunResult(experiment, pinned), strategyRuns(experiment, seeds), {}};
    if (pinned) {
        result.pinned = strategyRuns(result.run->pinned->experiment(), seeds);
    }
    return result;
}

// The program's own experiment against a service that fails four times: five attempts.
inline Experiment fourFailures(Jitter jitter = Jitter::Full)
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.jitter = jitter;
    experiment.scenario.failFirst = 4;
    return experiment;
}

struct StrategiesCase {
    const char *name;
    Experiment experiment;
};

// Whatever is accepted, at its extremes.
inline std::vector<StrategiesCase> strategiesCases()
{
    std::vector<StrategiesCase> cases;
    const auto add = [&](const char *name, auto change) {
        Experiment experiment = fourFailures();
        change(experiment);
        cases.push_back({name, std::move(experiment)});
    };
    add("four failures", [](Experiment &) {});
    add("one attempt", [](Experiment &e) { e.policy.attempts = 1; });
    add("two attempts", [](Experiment &e) { e.policy.attempts = 2; });
    add("61 attempts", [](Experiment &e) { e.policy.attempts = 61; });
    add("62 attempts", [](Experiment &e) { e.policy.attempts = 62; });
    add("10,000 attempts", [](Experiment &e) {
        e.policy.attempts = 10'000;
        e.scenario.kind = ScenarioKind::AlwaysDown;
    });
    add("10,000 attempts, 4 used", [](Experiment &e) { e.policy.attempts = 10'000; });
    add("answers at once", [](Experiment &e) { e.scenario.failFirst = 0; });
    add("permanent at once", [](Experiment &e) {
        e.scenario.kind = ScenarioKind::PermanentError;
        e.scenario.failFirst = 0;
    });
    add("milliseconds", [](Experiment &e) {
        e = defaultExperiment(Unit::Milliseconds);
        e.scenario.kind = ScenarioKind::AlwaysDown;
    });
    add("decorrelated overflows", [](Experiment &e) {
        e.policy.cap = std::nullopt;
        e.policy.attempts = 800;
    });
    add("huge", [](Experiment &e) {
        e.policy.base = 1e300;
        e.policy.cap = std::nullopt;
    });
    add("tiny", [](Experiment &e) {
        e.policy.base = 1e-300;
        e.policy.cap = 1e-299;
    });
    add("shrinking", [](Experiment &e) { e.policy.multiplier = 0.5; });
    add("vanishing", [](Experiment &e) {
        e.policy.multiplier = 1e-10;
        e.policy.attempts = 60;
    });
    add("hints", [](Experiment &e) {
        e.scenario.kind = ScenarioKind::Script;
        e.scenario.script = "T R:5 T R:0 S";
    });
    add("timed outage, calls take time", [](Experiment &e) {
        e.scenario.kind = ScenarioKind::TimedOutage;
        e.scenario.callDuration = 0.25;
    });
    add("offsets of nothing", [](Experiment &e) {
        e.policy.jitter = Jitter::Offsets;
        e.policy.offsets = {0};
    });
    add("before the cap", [](Experiment &e) {
        e.policy.attempts = 12;
        e.policy.jitter = Jitter::Proportional;
        e.policy.capPlacement = CapPlacement::Before;
    });
    return cases;
}

} // namespace backoff
