// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/long_work.h"

namespace backoff {

namespace {

constexpr std::int64_t steps = 1000;

std::int64_t stepsOf(std::int64_t done, std::int64_t total)
{
    return static_cast<std::int64_t>(
        static_cast<double>(done) / static_cast<double>(total) * static_cast<double>(steps));
}

} // namespace

Progress::Progress(const LongWork &work, std::int64_t total)
    : m_tell(work.progress)
    , m_total(total)
{
}

void Progress::advance(std::int64_t done)
{
    if (!m_tell) {
        return;
    }
    const std::scoped_lock lock(m_mutex); // held while telling: never two at once
    m_done += done;
    const std::int64_t reached = m_done >= m_total ? steps : stepsOf(m_done, m_total);
    if (reached > m_told) {
        m_told = reached;
        m_tell(static_cast<double>(reached) / static_cast<double>(steps));
    }
}

} // namespace backoff
