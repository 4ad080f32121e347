// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/hops.h"

#include "core/engine/normal_trial.h"

#include <algorithm>
#include <cmath>

namespace backoff {

Hops::Hops(std::uint64_t seed)
    : m_random(seed)
{
    fillFrom(0);
}

void Hops::moveTo(std::size_t at)
{
    std::copy(m_draws.begin() + static_cast<std::ptrdiff_t>(at), m_draws.end(), m_draws.begin());
    fillFrom(size - at);
}

void Hops::fillFrom(std::size_t at)
{
    for (; at < size; ++at) {
        m_draws[at] = m_random.random();
    }
    tryAll();
}

// The first loop does several trials at once. The second goes backwards, through even and odd
// positions side by side: a rejected trial leads to what the next one leads to.
void Hops::tryAll()
{
    for (std::size_t i = 0; i + 1 < size; ++i) {
        const NormalTrial trial = normalTrial(m_draws[i], m_draws[i + 1]);
        m_hops[i] = std::abs(10 + trial.z * 2);
        m_sides[i] = trial.side;
    }
    std::uint32_t even = none;
    std::uint32_t odd = none;
    m_trials[size] = none;
    m_trials[size - 1] = none; // one draw is no trial
    m_trials[size - 2] = none; // and after this one no draw is left
    for (std::uint32_t i = size - 2; i > 0;) {
        i -= 2;
        odd = acceptedFrom(i + 1, odd);
        even = acceptedFrom(i, even);
        m_trials[i + 1] = odd;
        m_trials[i] = even;
    }
}

// Without a branch on what cannot be predicted.
std::uint32_t Hops::acceptedFrom(std::uint32_t at, std::uint32_t later) const
{
    const bool accepted = isAccepted(m_sides[at], m_draws[at], m_draws[at + 1]);
    return later ^ ((later ^ at) & (0U - static_cast<std::uint32_t>(accepted)));
}

} // namespace backoff
