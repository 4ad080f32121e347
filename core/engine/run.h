// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The one loop: an experiment, run whole and at once on a virtual clock. Nothing waits.

#pragma once

#include "core/engine/trace.h"

namespace backoff {

// The experiment must be valid; the same experiment gives the same trace everywhere.
[[nodiscard]] Trace run(const Experiment &experiment);

// One lane of it: with the policy's own jitter.
[[nodiscard]] Lane runLane(const Policy &policy, const Scenario &scenario);

} // namespace backoff
