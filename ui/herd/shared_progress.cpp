// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/shared_progress.h"

#include <cmath>
#include <numeric>

namespace backoff {

// Work tells its progress in thousandths.
static constexpr std::int64_t steps = 1000;

SharedProgress::SharedProgress(const LongWork &work, const std::vector<std::int64_t> &weights)
    : m_work(work)
    , m_progress(work, steps * std::accumulate(weights.begin(), weights.end(), std::int64_t {0}))
{
    for (const std::int64_t weight : weights) {
        m_parts.push_back({.weight = weight});
    }
}

LongWork SharedProgress::part(std::size_t index, int threads)
{
    return {.stop = m_work.stop,
        .progress = [this, index](double fraction) { reach(m_parts[index], fraction); },
        .threads = threads};
}

void SharedProgress::finish(std::size_t index) { reach(m_parts[index], 1); }

void SharedProgress::reach(Part &part, double fraction)
{
    const auto reached = static_cast<std::int64_t>(std::llround(fraction * steps));
    if (reached > part.told) {
        m_progress.advance((reached - part.told) * part.weight);
        part.told = reached;
    }
}

} // namespace backoff
