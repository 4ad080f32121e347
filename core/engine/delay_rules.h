// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// planDelay()'s jittered delay for millions of draws: what depends on the policy and the retry
// alone is computed once, and each strategy is a type of its own, so that a loop over clients has
// no branch on it. The delays are planDelay's to the last bit (tests compare them).
//
// A rule is called with the retry (1 to attempts - 1), its draw in [0, 1) and the delay before it
// (at first the base); `draws` and `remembers` say whether it reads the last two.

#pragma once

#include "core/engine/policy.h"

#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

namespace backoff {

// A value for each retry from 1.
class RetryTable
{
public:
    explicit RetryTable(std::vector<double> values)
        : m_values(std::move(values))
    {
    }
    [[nodiscard]] double operator[](std::int64_t retry) const
    {
        return m_values[static_cast<std::size_t>(retry - 1)];
    }

private:
    std::vector<double> m_values;
};

// none, offsets: the delays themselves.
struct FixedRule {
    static constexpr bool draws = false;
    static constexpr bool remembers = false;
    RetryTable delays;

    [[nodiscard]] double operator()(std::int64_t retry, double, double) const
    {
        return delays[retry];
    }
};

struct FullRule {
    static constexpr bool draws = true;
    static constexpr bool remembers = false;
    RetryTable ceilings;

    // 0 + (c - 0) * draw: the sum and the difference change no bit.
    [[nodiscard]] double operator()(std::int64_t retry, double draw, double) const
    {
        return ceilings[retry] * draw;
    }
};

struct EqualRule {
    static constexpr bool draws = true;
    static constexpr bool remembers = false;
    RetryTable halves;

    [[nodiscard]] double operator()(std::int64_t retry, double draw, double) const
    {
        const double half = halves[retry];
        return half + half * draw;
    }
};

// In the next two an undefined delay (0 times infinity) is the limit, as planDelay has it.
struct DecorrelatedRule {
    static constexpr bool draws = true;
    static constexpr bool remembers = true;
    double base;
    double limit; // infinity: no cap

    [[nodiscard]] double operator()(std::int64_t, double draw, double previous) const
    {
        const double delay = base + (3 * previous - base) * draw;
        return delay < limit ? delay : limit;
    }
};

struct ProportionalRule {
    static constexpr bool draws = true;
    static constexpr bool remembers = false;
    RetryTable values; // ceilings, or raw delays where the cap comes after the jitter
    double low;
    double width;
    double limit; // infinity: the cap came first

    [[nodiscard]] double operator()(std::int64_t retry, double draw, double) const
    {
        const double delay = values[retry] * (low + width * draw);
        return delay < limit ? delay : limit;
    }
};

using DelayRule = std::variant<FixedRule, FullRule, EqualRule, DecorrelatedRule, ProportionalRule>;

// The policy must be valid.
[[nodiscard]] DelayRule delayRuleOf(const Policy &policy);

} // namespace backoff
