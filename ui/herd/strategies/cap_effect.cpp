// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/strategies/cap_effect.h"

#include "core/engine/jitter.h"

#include <algorithm>

namespace backoff {

namespace {

Policy proportional(Policy policy, CapPlacement placement)
{
    policy.jitter = Jitter::Proportional;
    policy.capPlacement = placement;
    return policy;
}

} // namespace

std::optional<CapEffect> capEffect(const Policy &policy)
{
    if (!policy.cap) {
        return std::nullopt;
    }
    CapEffect effect;
    effect.cap = *policy.cap;
    effect.draws = policy.attempts - 1;
    const Policy afterPolicy = proportional(policy, CapPlacement::After);
    const Policy beforePolicy = proportional(policy, CapPlacement::Before);
    DelaySequence afterCap(afterPolicy);
    DelaySequence beforeCap(beforePolicy);
    std::int64_t lastThatVaries = 0;
    for (std::int64_t retry = 1; retry <= effect.draws; ++retry) {
        const DelayPlan after = afterCap.next(retry);
        const DelayPlan before = beforeCap.next(retry);
        effect.mostAfter = std::max(effect.mostAfter, after.most);
        effect.differs |= after.least != before.least || after.most != before.most;
        effect.clamped += before.jittered == effect.cap;
        if (before.least < effect.cap) {
            lastThatVaries = retry;
        }
    }
    if (lastThatVaries < effect.draws) {
        effect.fadesFrom = lastThatVaries + 1;
    }
    return effect;
}

} // namespace backoff
