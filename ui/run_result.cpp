// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run_result.h"

#include "core/engine/run.h"

namespace backoff {

RunResultPtr makeRunResult(const Experiment &experiment, const std::optional<Policy> &pinned)
{
    RunResult result;
    result.trace = run(experiment);
    result.schedule = makeSchedule(experiment.policy);
    result.events = mergedEvents(result.trace);
    if (pinned) {
        Experiment other = experiment;
        other.policy = *pinned;
        result.pinned = makeRunResult(other);
    }
    return std::make_shared<const RunResult>(std::move(result));
}

} // namespace backoff
