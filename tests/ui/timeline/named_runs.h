// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The runs that the timeline must show well, by name.

#pragma once

#include "core/engine/experiment.h"

#include <utility>
#include <vector>

namespace backoff {

inline Experiment runWith(ScenarioKind kind, std::int64_t failFirst, std::int64_t attempts)
{
    Experiment experiment;
    experiment.policy.cap = 8;
    experiment.policy.attempts = attempts;
    experiment.scenario.kind = kind;
    experiment.scenario.failFirst = failFirst;
    return experiment;
}

inline std::vector<std::pair<const char *, Experiment>> namedRuns()
{
    using Kind = ScenarioKind;
    std::vector<std::pair<const char *, Experiment>> runs = {
        {"blip", runWith(Kind::BriefBlip, 4, 6)},
        {"outage", runWith(Kind::LongOutage, 6, 6)},
        {"permanent at once", runWith(Kind::PermanentError, 0, 6)},
        {"success at once", runWith(Kind::BriefBlip, 0, 6)},
        {"1 attempt", runWith(Kind::BriefBlip, 4, 1)},
        {"40 attempts", runWith(Kind::BriefBlip, 38, 40)},
        {"1000 attempts", runWith(Kind::AlwaysDown, 0, 1000)},
        {"10000 attempts", runWith(Kind::AlwaysDown, 0, 10'000)},
        {"rate limited", runWith(Kind::RateLimited, 2, 6)},
        {"timed outage", runWith(Kind::TimedOutage, 0, 8)},
    };
    Experiment doubling = runWith(Kind::BriefBlip, 11, 12);
    doubling.policy.cap.reset();
    runs.emplace_back("doubling without cap", doubling);
    Experiment script = runWith(Kind::Script, 0, 10);
    script.scenario.script = "T T R:5 T R:2 P";
    runs.emplace_back("script", script);
    Experiment calls = runWith(Kind::BriefBlip, 4, 6);
    calls.scenario.callDuration = 0.4;
    runs.emplace_back("calls that take time", calls);
    Experiment tiny = runWith(Kind::BriefBlip, 4, 6);
    tiny.policy.base = 1e-9;
    runs.emplace_back("1e-9 s", tiny);
    Experiment huge = runWith(Kind::BriefBlip, 4, 6);
    huge.policy.base = 1e12;
    huge.policy.cap.reset();
    huge.policy.seed = 18446744073709551615U;
    runs.emplace_back("1e12 s", huge);
    return runs;
}

} // namespace backoff
