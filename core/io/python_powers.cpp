// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/python_powers.h"

#include "core/engine/powers.h"

#include <cmath>
#include <limits>

namespace backoff {

namespace {

// More of them would keep Python busy: the numbers of a fraction grow with every retry.
constexpr std::int64_t mostFractions = 200;

// Whether multiplier^0 to multiplier^most are doubles. Then Python's ** is exact too, and base
// times it is rounded once, as the engine has it. A power of an odd number soon has more than 53
// bits.
bool powersAreExact(double multiplier, std::int64_t most)
{
    int exponent = 0;
    double odd = std::frexp(multiplier, &exponent);
    for (; odd != std::floor(odd); odd *= 2) {
        --exponent;
    }
    double power = 1;
    for (std::int64_t i = 0; i < most && odd != 1 && power <= 0x1p53; ++i) {
        power *= odd;
    }
    const std::int64_t shift = most * exponent;
    return power <= 0x1p53 && shift >= -1074 && shift + std::ilogb(power) <= 1023;
}

// Whether a fraction, rounded once, has the engine's bits. Above the cap it need not: rounded up or
// down, it is no less than the cap.
bool fractionAgrees(const Policy &policy, std::int64_t retry)
{
    return isSurelyRounded(policy.base, policy.multiplier, retry - 1)
        || (policy.cap && !jittersUncapped(policy) && rawDelay(policy, retry) > *policy.cap);
}

} // namespace

bool jittersUncapped(const Policy &policy)
{
    return policy.jitter == Jitter::Proportional && policy.cap
        && policy.capPlacement == CapPlacement::Before;
}

PythonPowers pythonPowers(const Policy &policy)
{
    if (policy.jitter == Jitter::Decorrelated || policy.attempts == 1
        || powersAreExact(policy.multiplier, policy.attempts - 2)) {
        return PythonPowers::Plain;
    }
    if (policy.attempts - 1 > mostFractions) {
        return PythonPowers::Listed;
    }
    for (std::int64_t retry = 1; retry < policy.attempts; ++retry) {
        if (!fractionAgrees(policy, retry)) {
            return PythonPowers::Listed;
        }
    }
    return PythonPowers::Fractions;
}

std::vector<double> listedDelays(const Policy &policy)
{
    const bool uncapped = jittersUncapped(policy);
    std::vector<double> delays;
    delays.reserve(static_cast<std::size_t>(policy.attempts - 1));
    for (std::int64_t retry = 1; retry < policy.attempts; ++retry) {
        delays.push_back(uncapped ? rawDelay(policy, retry) : ceiling(policy, retry));
    }
    if (uncapped) {
        const double least = 1 - policy.spread; // the least factor that is drawn
        for (auto delay = delays.rbegin(); delay != delays.rend() && *delay * least >= *policy.cap;
             ++delay) {
            *delay = std::numeric_limits<double>::infinity();
        }
    }
    return delays;
}

} // namespace backoff
