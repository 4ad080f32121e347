// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The random numbers of one run of the study, worked out ahead of need and shared: every strategy
// draws from the same stream, each at its own pace, so what one has drawn the others will.
//
// There is a window of the stream; a position is counted in draws from where it begins. From every
// position a hop can be had, |normalvariate(10, 2)| ms as CPython draws it, and a single draw.

#pragma once

#include "core/engine/random.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace backoff {

class Hops
{
public:
    // Of PythonRandom(seed); the window begins with its first draw.
    explicit Hops(std::uint64_t seed);

    // Whether a hop from here, and a draw after it, end within the window.
    [[nodiscard]] bool reach(std::size_t at) const { return m_trials[at] != none; }
    [[nodiscard]] double hop(std::size_t at) const { return m_hops[m_trials[at]]; }
    [[nodiscard]] std::size_t afterHop(std::size_t at) const { return m_trials[at] + 2; }
    [[nodiscard]] double draw(std::size_t at) const { return m_draws[at]; }

    // The window begins where this position is now.
    void moveTo(std::size_t at);

private:
    static constexpr std::size_t size = 1248; // no run rejects half as many trials in a row
    static constexpr std::uint32_t none = size;

    void fillFrom(std::size_t at);
    void tryAll();
    [[nodiscard]] std::uint32_t acceptedFrom(std::uint32_t at, std::uint32_t later) const;

    PythonRandom m_random;
    std::array<double, size> m_draws;
    std::array<double, size> m_hops; // of the trial that begins at a position, accepted or not
    std::array<double, size> m_sides;
    std::array<std::uint32_t, size + 1> m_trials; // where the first accepted one begins
};

} // namespace backoff
