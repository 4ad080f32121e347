// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Experiments as the lesson sets them up.

#pragma once

#include "core/engine/experiment.h"

#include <string>

namespace backoff {

// base_delay_ms and max_retries of the lesson: milliseconds, doubling, no cap, no jitter.
[[nodiscard]] inline Experiment lesson(
    ScenarioKind kind, std::int64_t failFirst, std::int64_t attempts, double base = 100)
{
    Experiment experiment;
    experiment.policy = {.base = base,
        .cap = {},
        .attempts = attempts,
        .jitter = Jitter::None,
        .unit = Unit::Milliseconds};
    experiment.scenario = {.kind = kind, .failFirst = failFirst};
    return experiment;
}

// A scripted service and the default policy (base 0.5 s, cap 30 s) with this jitter.
[[nodiscard]] inline Experiment scripted(
    const std::string &script, std::int64_t attempts, Jitter jitter = Jitter::None)
{
    Experiment experiment;
    experiment.policy.attempts = attempts;
    experiment.policy.jitter = jitter;
    experiment.scenario = {.kind = ScenarioKind::Script, .script = script};
    return experiment;
}

} // namespace backoff
