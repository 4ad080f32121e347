// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Experiments at random, the same ones every time: scripts, jitters, call durations, hints of zero.

#pragma once

#include "tests/core/support/experiments.h"

#include <iterator>
#include <random>
#include <string>

namespace backoff {

class RandomRuns
{
public:
    explicit RandomRuns(std::uint32_t seed)
        : m_bits(seed)
    {
    }

    [[nodiscard]] Experiment next()
    {
        static constexpr const char *tokens[]
            = {"T ", "T ", "T ", "T ", "R:0 ", "R:0.5 ", "R:3 ", "P ", "S "};
        std::string script;
        for (std::size_t calls = below(9); calls > 0; --calls) {
            script += tokens[below(std::size(tokens))];
        }
        const auto attempts = static_cast<std::int64_t>(1 + below(10));
        Experiment experiment
            = scripted(script, attempts, allJitters[below(std::size(allJitters))]);
        experiment.policy.seed = m_bits();
        experiment.policy.multiplier = 0.5 + static_cast<double>(below(6)) / 2;
        experiment.scenario.callDuration = static_cast<double>(below(3)) / 4;
        return experiment;
    }

    // Not evenly, but the same everywhere; the standard's distributions are not.
    [[nodiscard]] std::size_t below(std::size_t bound) { return m_bits() % bound; }

private:
    std::mt19937 m_bits;
};

} // namespace backoff
