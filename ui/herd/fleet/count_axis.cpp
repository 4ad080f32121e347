// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/fleet/count_axis.h"

#include "core/io/shown_numbers.h"
#include "ui/timeline/time_axis.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace backoff {

namespace {

constexpr int mostIntervals = 4; // between ticks: the plots are low
constexpr double leastGap = 1.5; // how much taller what is cut must be than what is not
constexpr double farAbove = 2; // a line this many times as high as the tallest is left out
constexpr std::size_t oneOf = 10; // at most one column of so many is cut

struct Steps {
    double step = 1;
    double top = 1;
};

// The lowest top above `largest` (1 or more) in whole round steps, and for it the fewest steps.
Steps stepsFor(double largest)
{
    Steps best {1, std::numeric_limits<double>::infinity()};
    for (int atMost = 2; atMost <= mostIntervals; ++atMost) {
        const std::vector<double> ticks = niceTicks(largest, atMost); // up to `largest`
        if (ticks.size() < 2 || ticks[1] < 1) {
            continue;
        }
        const double top = ticks[1] * std::ceil(largest / ticks[1]);
        if (top < best.top) {
            best = {ticks[1], top};
        }
    }
    return best;
}

// What the axis must reach: below the widest gap among the few tallest columns, if there is one.
std::int64_t shownWhole(std::vector<std::int64_t> counts)
{
    std::erase(counts, 0);
    if (counts.empty()) {
        return 1;
    }
    std::ranges::sort(counts, std::greater());
    double widest = leastGap;
    std::int64_t reach = counts.front();
    for (std::size_t i = 1; i <= counts.size() / oneOf; ++i) {
        const double gap = static_cast<double>(counts[i - 1]) / static_cast<double>(counts[i]);
        if (gap >= widest) {
            widest = gap;
            reach = counts[i];
        }
    }
    return reach;
}

QString countOf(double count) { return groupedText(std::llround(count)); }

} // namespace

CountAxis CountAxis::linear(std::vector<std::int64_t> counts, double line)
{
    const auto tallest = static_cast<double>(
        counts.empty() ? 1 : std::max<std::int64_t>(1, std::ranges::max(counts)));
    auto reach = static_cast<double>(shownWhole(std::move(counts)));
    if (line <= tallest * farAbove) {
        reach = std::max(reach, line);
    }
    const Steps steps = stepsFor(reach);
    CountAxis axis;
    axis.m_top = steps.top;
    for (double count = 0; count <= steps.top; count += steps.step) {
        axis.m_ticks.push_back({count / steps.top, countOf(count)});
    }
    if (!axis.holds(tallest)) {
        axis.m_ticks.back().text += u'+';
    }
    return axis;
}

CountAxis CountAxis::logarithmic(std::int64_t largest, double line)
{
    auto most = static_cast<double>(std::max<std::int64_t>(1, largest));
    if (line <= most * farAbove) {
        most = std::max(most, line);
    }
    CountAxis axis;
    axis.m_logarithmic = ValueScale::logarithmic(1, most);
    const int decades = std::max(1, static_cast<int>(std::ceil(std::log10(most))));
    axis.m_top = std::pow(10.0, decades);
    axis.m_ticks.push_back({0, countOf(0)});
    const int step = (decades + mostIntervals - 2) / (mostIntervals - 1);
    for (int decade = decades % step; decade <= decades; decade += step) {
        const double count = std::pow(10.0, decade);
        axis.m_ticks.push_back({axis.at(count), countOf(count)});
    }
    return axis;
}

double CountAxis::at(double count) const
{
    return m_logarithmic ? m_logarithmic->at(count) : std::clamp(count / m_top, 0.0, 1.0);
}

} // namespace backoff
