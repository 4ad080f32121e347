// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What every view reads: one experiment and all that was computed from it, immutable and shared.
// Where a policy is pinned as B, its result under the same service comes with it.

#pragma once

#include "core/engine/events.h"
#include "core/engine/schedule.h"
#include "core/engine/trace.h"

#include <memory>
#include <optional>

namespace backoff {

struct RunResult {
    Trace trace; // with its experiment
    Schedule schedule; // all N-1 retries, also those the run did not use
    EventLog events;
    std::shared_ptr<const RunResult> pinned; // of policy B; none: none is pinned

    [[nodiscard]] const Experiment &experiment() const { return trace.experiment; }
    [[nodiscard]] const Policy &policy() const { return trace.experiment.policy; }
    [[nodiscard]] Unit unit() const { return policy().unit; }
};
using RunResultPtr = std::shared_ptr<const RunResult>;

// The experiment must be valid, and so must it be with policy B, which has the experiment's unit.
[[nodiscard]] RunResultPtr makeRunResult(
    const Experiment &experiment, const std::optional<Policy> &pinned = std::nullopt);

} // namespace backoff
