// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Policies and herds at random, the same ones every time, and small enough for the slow reference:
// every strategy, equal times, waits of zero, bins that overflow, bins wider than a fleet's life.

#pragma once

#include "core/engine/experiment.h"

#include <initializer_list>
#include <iterator>
#include <random>

namespace backoff {

class RandomFleets
{
public:
    explicit RandomFleets(std::uint32_t seed)
        : m_bits(seed)
    {
    }

    // Valid ones alone.
    [[nodiscard]] Experiment next()
    {
        while (true) {
            Experiment experiment;
            experiment.policy = policy();
            experiment.fleet = fleet();
            if (validate(experiment.policy, windowLimits).empty()
                && validate(experiment.fleet, experiment.policy.unit, windowLimits).empty()) {
                return experiment;
            }
        }
    }

private:
    using Maybe = std::optional<double>;

    template<typename T> T oneOf(std::initializer_list<T> values)
    {
        return *(values.begin() + m_bits() % values.size());
    }

    Policy policy()
    {
        return {.base = oneOf({0.5, 0.1, 1.0, 0.01, 3.0, 100.0}),
            .multiplier = oneOf({2.0, 2.0, 1.5, 1.0, 0.5, 3.0, 1e200}),
            .cap = oneOf<Maybe>({30, 30, 2, 0.3, 1e308, {}}),
            .attempts = oneOf<std::int64_t>({1, 2, 3, 6, 8, 12, 40}),
            .jitter = allJitters[m_bits() % std::size(allJitters)],
            .capPlacement = oneOf({CapPlacement::After, CapPlacement::Before}),
            .spread = oneOf({0.5, 0.1, 1.0}),
            .offsets = oneOf<std::vector<double>>({{0.2, 0.9, 0.5}, {0}, {0, 0, 1}, {1, 0.5}}),
            .seed = oneOf<std::uint64_t>({0, 20260717, UINT64_MAX, m_bits()}),
            .unit = oneOf({Unit::Seconds, Unit::Seconds, Unit::Milliseconds})};
    }

    FleetSettings fleet()
    {
        return {.clients = oneOf<std::int64_t>({0, 1, 2, 7, 30, 100, 300}),
            .outage = oneOf<Maybe>({4, 0, 0.5, 1.1, 10, 700, {}}),
            .capacity = oneOf<Maybe>({120, 4, 10, 40, 1000, 30'000, {}}),
            .bin = oneOf({0.25, 0.1, 1.0, 7.0, 250.0, 1e6, 1e300}),
            .sharedSeed = m_bits() % 5 == 0};
    }

    std::mt19937 m_bits;
};

} // namespace backoff
