// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// random.Random(seed) of CPython, to the last bit.
//
// Source: CPython's Modules/_randommodule.c and Lib/random.py describe it: MT19937 keyed by
// init_by_array over the 32-bit words of |seed|, low word first. The generator itself is
// std::mt19937, whose output the C++ standard fixes; only the seeding and the step from words to
// doubles are ours. std::uniform_real_distribution is not portable and is not used.

#pragma once

#include <cstdint>
#include <random>

namespace backoff {

class PythonRandom
{
public:
    explicit PythonRandom(std::uint64_t seed);

    // random(): in [0, 1), 53 bits.
    [[nodiscard]] double random()
    {
        const std::uint32_t a = static_cast<std::uint32_t>(m_engine()) >> 5;
        const std::uint32_t b = static_cast<std::uint32_t>(m_engine()) >> 6;
        return (a * 67108864.0 + b) / 9007199254740992.0;
    }

    // uniform(a, b): a + (b - a) * random(), in that order of operations.
    [[nodiscard]] double uniform(double a, double b) { return a + (b - a) * random(); }

    // normalvariate(mu, sigma): Kinderman and Monahan's ratio of uniforms.
    [[nodiscard]] double normalvariate(double mu, double sigma);

private:
    std::mt19937 m_engine;
};

} // namespace backoff
