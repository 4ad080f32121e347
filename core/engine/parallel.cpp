// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/parallel.h"

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>
#include <vector>

namespace backoff {

int workersFor(const LongWork &work, std::int64_t pieces)
{
    return static_cast<int>(
        std::clamp<std::int64_t>(std::min<std::int64_t>(work.threads, pieces), 1, maxThreads));
}

bool runPieces(const LongWork &work,
    std::int64_t pieces,
    const std::function<bool(std::int64_t index, int worker)> &piece)
{
    Progress progress(work, pieces);
    std::atomic<std::int64_t> next = 0;
    std::atomic<bool> stopped = false;
    const auto workAs = [&](int worker) {
        for (std::int64_t index = next++; index < pieces && !stopped; index = next++) {
            if (work.stop.stop_requested() || !piece(index, worker)) {
                stopped = true;
                return;
            }
            progress.advance(1);
        }
    };
    std::vector<std::jthread> helpers;
    try {
        for (int worker = 1; worker < workersFor(work, pieces); ++worker) {
            helpers.emplace_back(workAs, worker);
        }
    } catch (const std::system_error &) {
        // Too many threads for this system: those that are there do the rest.
    }
    workAs(0);
    helpers.clear(); // joins them
    return !stopped;
}

} // namespace backoff
