// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/herd_results.h"
#include "ui/herd/shared_progress.h"

namespace backoff {

std::vector<std::int64_t> contentionCounts(std::int64_t most)
{
    constexpr std::int64_t points = 10;
    std::vector<std::int64_t> counts;
    for (std::int64_t i = 1; i <= points; ++i) {
        const std::int64_t count = (most * i + points / 2) / points;
        if (count > (counts.empty() ? 0 : counts.back())) {
            counts.push_back(count);
        }
    }
    return counts;
}

std::optional<ContentionResult> computeContention(
    const ContentionSettings &settings, const LongWork &work)
{
    const std::vector<std::int64_t> counts = contentionCounts(settings.clients);
    std::vector<std::int64_t> weights;
    for (const std::int64_t clients : counts) {
        weights.push_back(clients * clients); // as the calls where nobody waits
    }
    SharedProgress progress(work, weights);
    ContentionResult result {.settings = settings, .points = {}};
    for (std::size_t i = 0; i < counts.size(); ++i) {
        ContentionSettings point = settings;
        point.clients = counts[i];
        auto rows = runContention(point, progress.part(i, work.threads));
        if (!rows) {
            return {};
        }
        result.points.push_back(*std::move(rows));
    }
    return result;
}

} // namespace backoff
