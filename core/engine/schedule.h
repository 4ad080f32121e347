// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The schedule: the attempts - 1 waits of a policy, with running totals and ranges.
//
// It supposes that every attempt but the last fails and that no hint is given. Totals are added
// left to right. A policy with one attempt has no rows. The policy must be valid.

#pragma once

#include "core/engine/policy.h"

#include <cstdint>
#include <vector>

namespace backoff {

struct ScheduleRow {
    std::int64_t retry = 1;
    double modelled = 0;
    double jittered = 0;
    double modelledTotal = 0;
    double jitteredTotal = 0;
    double least = 0;
    double most = 0;

    bool operator==(const ScheduleRow &) const = default;
};
using Schedule = std::vector<ScheduleRow>;

[[nodiscard]] Schedule makeSchedule(const Policy &policy);

} // namespace backoff
