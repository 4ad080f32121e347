// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/delay_rules.h"

#include "core/engine/jitter.h"

#include <limits>

namespace backoff {

namespace {

constexpr double unlimited = std::numeric_limits<double>::infinity();

template<typename ValueOf> RetryTable tableOf(const Policy &policy, ValueOf valueOf)
{
    std::vector<double> values;
    values.reserve(static_cast<std::size_t>(policy.attempts - 1));
    for (std::int64_t retry = 1; retry < policy.attempts; ++retry) {
        values.push_back(valueOf(retry));
    }
    return RetryTable(std::move(values));
}

RetryTable ceilingsOf(const Policy &policy)
{
    return tableOf(policy, [&](std::int64_t retry) { return ceiling(policy, retry); });
}

ProportionalRule proportionalRuleOf(const Policy &policy)
{
    const double low = 1 - policy.spread;
    const double high = 1 + policy.spread;
    if (policy.capPlacement == CapPlacement::After) {
        return {ceilingsOf(policy), low, high - low, unlimited};
    }
    const auto raw = [&](std::int64_t retry) { return rawDelay(policy, retry); };
    return {tableOf(policy, raw), low, high - low, policy.cap.value_or(unlimited)};
}

} // namespace

DelayRule delayRuleOf(const Policy &policy)
{
    switch (policy.jitter) {
    case Jitter::Full:
        return FullRule {ceilingsOf(policy)};
    case Jitter::Equal:
        return EqualRule {
            tableOf(policy, [&](std::int64_t retry) { return ceiling(policy, retry) / 2; })};
    case Jitter::Decorrelated:
        return DecorrelatedRule {policy.base, policy.cap.value_or(unlimited)};
    case Jitter::Proportional:
        return proportionalRuleOf(policy);
    case Jitter::None:
    case Jitter::Offsets:
        break;
    }
    const auto delay = [&](std::int64_t retry) {
        return planDelay({policy, retry, 0, 0}).jittered;
    };
    return FixedRule {tableOf(policy, delay)};
}

} // namespace backoff
