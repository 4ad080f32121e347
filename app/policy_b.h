// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// `--policy-b SESSION`: the policy that a comparison sets beside the experiment's own.

#pragma once

#include "app/given_session.h"
#include "core/engine/experiment.h"

#include <optional>
#include <vector>

namespace backoff {

// The session's policy in the experiment's unit, good to be compared under the experiment's
// service; none where it is not, with the problems appended. The experiment must be valid.
[[nodiscard]] std::optional<Policy> policyBOf(const GivenSession &session,
    const Experiment &experiment,
    Limits limits,
    std::vector<Problem> &problems);

} // namespace backoff
