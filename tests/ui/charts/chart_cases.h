// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The experiments that the charts are tested with.

#pragma once

#include "ui/run_result.h"

namespace backoff {

// The default policy with this jitter against a service that never answers: every retry is used.
inline Experiment alwaysDown(Jitter jitter = Jitter::Full, std::int64_t attempts = 6)
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.jitter = jitter;
    experiment.policy.attempts = attempts;
    experiment.scenario.kind = ScenarioKind::AlwaysDown;
    return experiment;
}

struct ChartCase {
    const char *name;
    Experiment experiment;
};

inline std::vector<ChartCase> chartCases()
{
    std::vector<ChartCase> cases;
    for (const Jitter jitter : allJitters) {
        cases.push_back({nameOf(jitter).data(), alwaysDown(jitter)});
    }
    const auto add = [&](const char *name, Experiment experiment, auto change) {
        change(experiment);
        cases.push_back({name, std::move(experiment)});
    };
    add("proportional before the cap", alwaysDown(Jitter::Proportional, 9), [](Experiment &e) {
        e.policy.capPlacement = CapPlacement::Before;
    });
    add("offsets with zeros", alwaysDown(Jitter::Offsets), [](Experiment &e) {
        e.policy.offsets = {0, 0.9, 0.5};
    });
    add("recovers early", defaultExperiment(Unit::Seconds), [](Experiment &) {});
    add("permanent at once", defaultExperiment(Unit::Seconds), [](Experiment &e) {
        e.scenario.kind = ScenarioKind::PermanentError;
        e.scenario.failFirst = 0;
    });
    add("hints", defaultExperiment(Unit::Seconds), [](Experiment &e) {
        e.scenario.kind = ScenarioKind::Script;
        e.scenario.script = "T T R:5 T S";
    });
    add("cap below base", alwaysDown(), [](Experiment &e) { e.policy.cap = 0.2; });
    add("shrinking", alwaysDown(), [](Experiment &e) { e.policy.multiplier = 0.5; });
    add("vanishing", alwaysDown(Jitter::Full, 2000), [](Experiment &e) {
        e.policy.multiplier = 0.5;
    });
    add("base 1e-9", alwaysDown(), [](Experiment &e) { e.policy.base = 1e-9; });
    add("base 1e12", alwaysDown(), [](Experiment &e) {
        e.policy.base = 1e12;
        e.policy.cap = std::nullopt;
    });
    for (const auto &[name, attempts] : {std::pair {"2 attempts", 2},
             std::pair {"40 attempts", 40},
             std::pair {"61 attempts", 61},
             std::pair {"62 attempts", 62},
             std::pair {"1000 attempts", 1000},
             std::pair {"10000 attempts", 10000}}) {
        cases.push_back({name, alwaysDown(Jitter::Full, attempts)});
    }
    cases.push_back({"10000 decorrelated", alwaysDown(Jitter::Decorrelated, 10000)});
    return cases;
}

} // namespace backoff
