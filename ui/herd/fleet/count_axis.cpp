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
constexpr double farAbove = 2; // a line this many times as high as the tallest is left out
constexpr double worthCutting = 1.5; // how much taller than the axis the tallest must be
constexpr std::size_t mostCut = 3; // of a plot, and
constexpr std::size_t oneOf = 8; // at most one column of so many
constexpr std::size_t fewSpikes = 4; // a plot with so many times fewer columns than another

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
        const bool hasMiddle = top > ticks[1] || ticks[1] == 1;
        if (hasMiddle && top < best.top) {
            best = {ticks[1], top};
        }
    }
    return best;
}

using Plots = std::vector<std::vector<std::int64_t>>;

// Each plot's counts, the highest first.
Plots sorted(const Plots &plots)
{
    Plots result = plots;
    for (std::vector<std::int64_t> &counts : result) {
        std::erase(counts, 0);
        std::ranges::sort(counts, std::greater());
    }
    std::erase_if(result, [](const auto &counts) { return counts.empty(); });
    return result;
}

// What the axis must reach.
std::int64_t shownWhole(const Plots &plots)
{
    std::size_t most = 0;
    for (const std::vector<std::int64_t> &counts : plots) {
        most = std::max(most, counts.size());
    }
    std::int64_t reach = 1;
    for (const std::vector<std::int64_t> &counts : plots) {
        if (counts.size() * fewSpikes >= most) {
            reach = std::max(reach, counts[std::min(mostCut, counts.size() / oneOf)]);
        }
    }
    return reach;
}

std::int64_t tallestOf(const Plots &plots)
{
    std::int64_t tallest = 1;
    for (const std::vector<std::int64_t> &counts : plots) {
        tallest = std::max(tallest, counts.front());
    }
    return tallest;
}

QString countOf(double count) { return groupedText(std::llround(count)); }

} // namespace

CountAxis CountAxis::linear(const Plots &plots, double line)
{
    const Plots counts = sorted(plots);
    const auto tallest = static_cast<double>(tallestOf(counts));
    const double lineShown = line <= tallest * farAbove ? line : 0;
    Steps steps = stepsFor(std::max(static_cast<double>(shownWhole(counts)), lineShown));
    if (tallest < worthCutting * steps.top) {
        steps = stepsFor(std::max(tallest, lineShown));
    }
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
