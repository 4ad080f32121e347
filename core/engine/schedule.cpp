// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/schedule.h"

#include "core/engine/jitter.h"

namespace backoff {

Schedule makeSchedule(const Policy &policy)
{
    Schedule schedule;
    schedule.reserve(static_cast<std::size_t>(policy.attempts - 1));
    DelaySequence delays(policy);
    double modelledTotal = 0;
    double jitteredTotal = 0;
    for (std::int64_t retry = 1; retry < policy.attempts; ++retry) {
        const DelayPlan plan = delays.next(retry);
        modelledTotal += plan.modelled;
        jitteredTotal += plan.jittered;
        schedule.push_back({retry,
            plan.modelled,
            plan.jittered,
            modelledTotal,
            jitteredTotal,
            plan.least,
            plan.most});
    }
    return schedule;
}

} // namespace backoff
