// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What every view reads: one experiment and all that was computed from it, immutable and shared.
// Where a policy is pinned as B, its result under the same service comes with it; the events are of
// all lanes shown. B never keeps an experiment from standing: where B cannot (a number of it does
// not fit the experiment's unit, or its waits and the service would overflow the clock), it is left
// out, which is said.

#pragma once

#include "core/engine/events.h"
#include "core/engine/schedule.h"
#include "core/engine/trace.h"

#include <memory>
#include <optional>
#include <vector>

namespace backoff {

struct RunResult {
    Trace trace; // with its experiment
    Schedule schedule; // all N-1 retries, also those the run did not use
    EventLog events; // with those of policy B, if it has a result
    std::shared_ptr<const RunResult> pinned; // of policy B; none: none is pinned, or it is left out
    bool pinnedLeftOut = false;

    [[nodiscard]] const Experiment &experiment() const { return trace.experiment; }
    [[nodiscard]] const Policy &policy() const { return trace.experiment.policy; }
    [[nodiscard]] Unit unit() const { return policy().unit; }
};
using RunResultPtr = std::shared_ptr<const RunResult>;

// The lanes of the result's events: Pinned only where policy B has a result.
[[nodiscard]] std::vector<LaneId> lanesOf(const RunResult &result);
[[nodiscard]] const Lane &laneOf(const RunResult &result, LaneId id);

// The experiment must be valid. Policy B was valid in its own unit; it is converted.
[[nodiscard]] RunResultPtr makeRunResult(
    const Experiment &experiment, const std::optional<Policy> &pinned = std::nullopt);

} // namespace backoff
