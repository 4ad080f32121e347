// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What long computations take besides their input: a way to stop them, one to say how far they are,
// and how many threads may take part. None of the three changes a result.

#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>

namespace backoff {

// More are not started.
inline constexpr int maxThreads = 256;

struct LongWork {
    // Asked often: work that is told to stop ends within a few hundredths of a second (the
    // functions that take it say what they return then).
    std::stop_token stop = {};

    // Told the fraction done, in [0, 1], never less than before, at most a thousand times. Called
    // on whichever thread works, never on two at once; work waits for it, so it should return soon.
    // The last call is 1 where the work was done to its end.
    std::function<void(double fraction)> progress = {};

    // How many threads work, the calling one included; below 1 means 1.
    int threads = 1;
};

// Counts what is done of `total` and tells LongWork::progress. Threads may share one.
class Progress
{
public:
    Progress(const LongWork &work, std::int64_t total);

    void advance(std::int64_t done);

private:
    const std::function<void(double)> &m_tell;
    std::int64_t m_total;
    std::int64_t m_done = 0;
    std::int64_t m_told = 0; // in thousandths
    std::mutex m_mutex;
};

} // namespace backoff
