// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Experiments that try a handout: usual ones, and those at the edges.

#pragma once

#include "core/engine/experiment.h"

#include <string>
#include <utility>
#include <vector>

namespace backoff {

// A title and notes that mean something to HTML, that change direction, or that never end.
[[nodiscard]] inline Experiment hostileExperiment()
{
    Experiment experiment;
    experiment.title = "</title><script>alert(1)</script> ]]> & \"q\" 'a' <!-- שלום \U0001F600\x01";
    experiment.notes = "</main><script>alert(2)</script><img src=x onerror=y> ]]> &amp; -->\n"
                       "שלום עולם 123\n"
                       "x\u202E reversed\n"
        + std::string(10'000, 'm') + "\n\x02\n";
    for (int i = 0; i < 3000; ++i) {
        experiment.notes += "lorem ipsum dolor sit amet ";
    }
    return experiment;
}

[[nodiscard]] inline std::vector<std::pair<std::string, Experiment>> handoutExperiments()
{
    std::vector<std::pair<std::string, Experiment>> all;
    const auto add = [&all](const char *name) -> Experiment & {
        return all.emplace_back(name, Experiment {}).second;
    };
    Experiment &usual = add("usual");
    usual.title = "Backoff in the laboratory";
    usual.notes = "Read the timeline first.";
    add("one-attempt").policy.attempts = 1;
    add("permanent").scenario = {.kind = ScenarioKind::PermanentError, .failFirst = 0};
    add("rate-limited").scenario.kind = ScenarioKind::RateLimited;
    add("always-down").scenario.kind = ScenarioKind::AlwaysDown;
    add("timed-outage").scenario.kind = ScenarioKind::TimedOutage;

    Experiment &script = add("script");
    script.policy.jitter = Jitter::Decorrelated;
    script.policy.unit = Unit::Milliseconds;
    script.policy.cap = std::nullopt;
    script.scenario.kind = ScenarioKind::Script;
    script.scenario.script = "T R:250ms T P";
    script.scenario.callDuration = 20;

    Experiment &longest = add("longest");
    longest.policy.attempts = 10'000;
    longest.scenario.kind = ScenarioKind::AlwaysDown;

    Experiment &huge = add("huge");
    huge.policy.base = 1e300;
    huge.policy.cap = 1e306;
    huge.policy.jitter = Jitter::Proportional;
    huge.policy.capPlacement = CapPlacement::Before;
    huge.scenario.kind = ScenarioKind::AlwaysDown;
    huge.scenario.callDuration = 1e290;

    Experiment &offsets = add("offsets");
    offsets.policy.jitter = Jitter::Offsets;
    offsets.policy.offsets.assign(1000, 0.123456789012345);

    all.emplace_back("hostile", hostileExperiment());
    return all;
}

} // namespace backoff
