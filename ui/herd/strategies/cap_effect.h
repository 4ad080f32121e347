// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What it does to a policy's proportional jitter to be drawn before the cap instead of after it:
// what is drawn past the cap is clamped to it, and where even the least draw would be, the jitter
// has faded away.

#pragma once

#include "core/engine/policy.h"

#include <cstdint>
#include <optional>

namespace backoff {

struct CapEffect {
    double cap = 0;
    double mostAfter = 0; // the largest wait there may be when it is drawn after the cap
    bool differs = false; // of any retry's range
    std::int64_t draws = 0; // one a retry
    std::int64_t clamped = 0; // of them, with the policy's seed, drawn before the cap
    std::optional<std::int64_t> fadesFrom; // from this retry on every wait is exactly the cap

    bool operator==(const CapEffect &) const = default;
};

// Of the whole schedule, whatever the policy's own strategy and placement are. None: it has no cap.
[[nodiscard]] std::optional<CapEffect> capEffect(const Policy &policy);

} // namespace backoff
