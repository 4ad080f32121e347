// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every jitter strategy: how a wait is drawn below (or around) its ceiling.
//
//   none          c
//   full          uniform(0, c)
//   equal         c/2 + uniform(0, c/2)
//   decorrelated  min(cap, uniform(base, 3 * previous)), previous first = base
//   proportional  c * uniform(1-spread, 1+spread), or min(cap, raw * uniform(...)) before the cap
//   offsets       offset[(retry-1) mod n] * c
//
// c is the ceiling of the retry. planDelay is a pure function of its context; DelaySequence adds
// the generator and the memory of the previous wait that a run needs.

#pragma once

#include "core/engine/policy.h"
#include "core/engine/random.h"

#include <cstdint>

namespace backoff {

struct DelayContext {
    const Policy &policy;
    std::int64_t retry = 1;
    double previous = 0; // the drawn wait before this one; at first the base
    double unitDraw = 0; // random(), in [0, 1); not read by none and offsets
};

struct DelayPlan {
    double modelled = 0; // ceiling(retry)
    double jittered = 0; // what is waited
    double least = 0; // the range that jittered lies in
    double most = 0;

    bool operator==(const DelayPlan &) const = default;
};

// Whether a wait costs one random() (true) or none (false).
[[nodiscard]] bool makesDraw(Jitter jitter);

[[nodiscard]] DelayPlan planDelay(const DelayContext &context);

// The strategy's largest wait before a retry, whatever the seed, given the largest before the one
// before it (at first the base).
[[nodiscard]] double largestWait(const Policy &policy, std::int64_t retry, double previousLargest);

// The waits of one run, in order. The policy must outlive it.
class DelaySequence
{
public:
    explicit DelaySequence(const Policy &policy);
    [[nodiscard]] DelayPlan next(std::int64_t retry);

private:
    const Policy &m_policy;
    PythonRandom m_random;
    double m_previous;
};

} // namespace backoff
