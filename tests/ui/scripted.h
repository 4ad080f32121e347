// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The default experiment against a service that answers by script ("T T R:5 S", then S), or never.

#pragma once

#include "core/engine/experiment.h"

namespace backoff {

inline Experiment scripted(const char *script, std::int64_t attempts = 6)
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.attempts = attempts;
    experiment.scenario.kind = ScenarioKind::Script;
    experiment.scenario.script = script;
    return experiment;
}

inline Experiment alwaysDown(std::int64_t attempts)
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.attempts = attempts;
    experiment.scenario.kind = ScenarioKind::AlwaysDown;
    return experiment;
}

} // namespace backoff
