// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/jitter.h"

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

double uniform(double a, double b, double unitDraw) { return a + (b - a) * unitDraw; }

// min(cap, x) that lets an undefined x (0 times infinity at the edge of a double) be the cap.
double atMost(const std::optional<double> &cap, double x) { return !cap || x < *cap ? x : *cap; }

DelayPlan decorrelated(const DelayContext &context, double modelled)
{
    const Policy &policy = context.policy;
    const double upper = 3 * context.previous;
    return {modelled,
        atMost(policy.cap, uniform(policy.base, upper, context.unitDraw)),
        atMost(policy.cap, policy.base),
        atMost(policy.cap, upper)};
}

DelayPlan proportional(const DelayContext &context, double modelled)
{
    const Policy &policy = context.policy;
    const double low = 1 - policy.spread;
    const double high = 1 + policy.spread;
    const double factor = uniform(low, high, context.unitDraw);
    if (policy.capPlacement == CapPlacement::After) {
        return {modelled, modelled * factor, modelled * low, modelled * high};
    }
    const double raw = rawDelay(policy, context.retry);
    if (std::isinf(raw)) {
        return {modelled, modelled, modelled, modelled};
    }
    return {modelled,
        atMost(policy.cap, raw * factor),
        atMost(policy.cap, raw * low),
        atMost(policy.cap, raw * high)};
}

} // namespace

bool makesDraw(Jitter jitter) { return jitter != Jitter::None && jitter != Jitter::Offsets; }

DelayPlan planDelay(const DelayContext &context)
{
    const Policy &policy = context.policy;
    const double c = ceiling(policy, context.retry);
    switch (policy.jitter) {
    case Jitter::None:
        return {c, c, c, c};
    case Jitter::Full:
        return {c, uniform(0, c, context.unitDraw), 0, c};
    case Jitter::Equal:
        return {c, c / 2 + uniform(0, c / 2, context.unitDraw), c / 2, c};
    case Jitter::Decorrelated:
        return decorrelated(context, c);
    case Jitter::Proportional:
        return proportional(context, c);
    case Jitter::Offsets: {
        const auto count = static_cast<std::int64_t>(policy.offsets.size());
        const double delay
            = policy.offsets[static_cast<std::size_t>((context.retry - 1) % count)] * c;
        return {c, delay, delay, delay};
    }
    }
    return {};
}

double largestWait(const Policy &policy, std::int64_t retry, double previousLargest)
{
    return planDelay({policy, retry, previousLargest, 0}).most;
}

DelaySequence::DelaySequence(const Policy &policy)
    : m_policy(policy)
    , m_random(policy.seed)
    , m_previous(policy.base)
{
}

DelayPlan DelaySequence::next(std::int64_t retry)
{
    const double draw = makesDraw(m_policy.jitter) ? m_random.random() : 0;
    const DelayPlan plan = planDelay({m_policy, retry, m_previous, draw});
    m_previous = plan.jittered;
    return plan;
}

} // namespace backoff
