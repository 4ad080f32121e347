// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Results of the study: computed ones, and rows with figures of a test's own.

#pragma once

#include "ui/herd/herd_results.h"

#include <algorithm>
#include <vector>

namespace backoff {

inline ContentionResult studyOf(const std::vector<std::int64_t> &counts, std::int64_t runs)
{
    ContentionResult result;
    for (const std::int64_t clients : counts) {
        result.settings = {.clients = clients, .runs = runs};
        result.points.push_back(*runContention(result.settings));
    }
    return result;
}

// AWS's own: a hundred runs of a hundred clients.
inline const ContentionResult &defaultStudy()
{
    static const ContentionResult study = studyOf({50, 100}, 100);
    return study;
}

struct Figures {
    double calls = 0;
    double callsDeviation = 0;
    double time = 0; // ms
    double timeDeviation = 0;
};

// One number of clients; the figures in the order of allBackoffs.
inline ContentionResult studyWith(
    const std::vector<Figures> &figures, std::int64_t clients, std::int64_t runs)
{
    const auto sample = [runs](double mean, double deviation) {
        return Sample {mean, runs > 1 ? std::optional(deviation) : std::nullopt};
    };
    ContentionResult result {.settings = {.clients = clients, .runs = runs}, .points = {{}}};
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const Figures &f = figures[i];
        result.points.front().push_back({allBackoffs[i],
            clients,
            runs,
            sample(f.time, f.timeDeviation),
            sample(f.calls, f.callsDeviation)});
    }
    return result;
}

} // namespace backoff
