// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/contention/contention_ranking.h"

#include <algorithm>
#include <cmath>

namespace backoff {

bool differ(const ContentionRow &a, const ContentionRow &b, Measure measure)
{
    const auto variance = [measure](const ContentionRow &row) {
        const double deviation = (row.*measure).deviation.value_or(0);
        return deviation * deviation / static_cast<double>(row.runs);
    };
    const double apart = std::abs((a.*measure).mean - (b.*measure).mean);
    return apart > 2 * std::sqrt(variance(a) + variance(b));
}

Ranking rank(ContentionRows rows, Measure measure)
{
    std::ranges::stable_sort(
        rows, {}, [measure](const ContentionRow &row) { return (row.*measure).mean; });
    const ContentionRow &least = rows.front();
    const ContentionRow &most = rows.back();
    Ranking ranking;
    std::ranges::copy_if(rows, std::back_inserter(ranking.least), [&](const ContentionRow &row) {
        return !differ(row, least, measure);
    });
    if (differ(least, most, measure)) {
        std::for_each(rows.rbegin(), rows.rend(), [&](const ContentionRow &row) {
            if (differ(row, least, measure) && !differ(row, most, measure)) {
                ranking.most.push_back(row);
            }
        });
    }
    return ranking;
}

} // namespace backoff
