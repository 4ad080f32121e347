// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/rising.h"

#include "core/engine/delay_rules.h"
#include "core/engine/luck.h"

#include <variant>

namespace backoff {

// Most schedules stop rising after few retries, and nothing more of them is drawn.
template<typename Rule>
static bool rises(const Rule &rule, const Policy &policy, PythonRandom random)
{
    double previous = policy.base;
    for (std::int64_t retry = 1; retry < policy.attempts; ++retry) {
        const double delay = rule(retry, Rule::draws ? random.random() : 0, previous);
        if (retry > 1 && !(delay > previous)) {
            return false;
        }
        previous = delay;
    }
    return true;
}

template<typename Rule> static std::int64_t risingOf(const Rule &rule, const Policy &policy)
{
    if (!Rule::draws) {
        return rises(rule, policy, PythonRandom(policy.seed)) ? luckSeeds : 0;
    }
    std::int64_t rising = 0;
    for (std::int64_t i = 0; i < luckSeeds; ++i) {
        rising += rises(rule, policy, luckGenerator(policy, i)) ? 1 : 0;
    }
    return rising;
}

std::int64_t risingSchedules(const Policy &policy)
{
    return std::visit(
        [&](const auto &rule) { return risingOf(rule, policy); }, delayRuleOf(policy));
}

} // namespace backoff
