// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/strategies/luck_plot.h"

#include "core/io/shown_numbers.h"
#include "ui/herd/strategies/box_area.h"
#include "ui/herd/strategies/strategy_rows.h"

#include <algorithm>
#include <limits>

namespace backoff {

namespace {

// Heights in the plot: labels stand above the bar, B's mark below it.
constexpr double barBottom = 0.28;
constexpr double barTop = 0.56;
constexpr double barMiddle = (barBottom + barTop) / 2;
constexpr double pinnedHeight = 0.1;
constexpr double gap = 0.012; // between the bar's ends and their values, of the scale's width
// Beside the scale: half a mark at its start, the value of a bar that comes to its end.
constexpr double xFrom = -0.03;
constexpr double xTo = 1.08;

void addSpread(const StrategyRun &strategy, const ValueScale &scale, Plot &plot)
{
    const Luck &luck = strategy.luck;
    PlotArea spread {AreaRole::Spread, {}, {}};
    addBox(spread, scale.at(luck.p5), scale.at(luck.p95), barBottom, barTop);
    plot.areas.push_back(std::move(spread));
    plot.points.push_back({PointRole::ThisSeed, {scale.at(strategy.lane.waited), barMiddle}});
}

void addLabels(const StrategyRun &strategy, bool single, const ValueScale &scale, Plot &plot)
{
    using Align = PlotLabel::Align;
    const Luck &luck = strategy.luck;
    plot.labels.push_back(
        {{scale.at(luck.mean), barTop}, drawnText(luck.mean), Align::Centre, true});
    if (!single) {
        plot.labels.push_back(
            {{scale.at(luck.p5) - gap, barBottom}, drawnText(luck.p5), Align::Right});
        plot.labels.push_back(
            {{scale.at(luck.p95) + gap, barBottom}, drawnText(luck.p95), Align::Left});
        const double waited = strategy.lane.waited;
        plot.labels.push_back({{scale.at(waited), barTop}, drawnText(waited)});
    }
}

} // namespace

ValueScale luckScale(const StrategiesResult &result, bool logScale)
{
    double largest = 0;
    double smallest = std::numeric_limits<double>::infinity();
    const auto take = [&](double value) {
        largest = std::max(largest, value);
        smallest = value > 0 ? std::min(smallest, value) : smallest;
    };
    for (const StrategyRun &strategy : result.strategies) {
        for (const double value :
            {strategy.luck.p5, strategy.luck.p95, strategy.luck.mean, strategy.lane.waited}) {
            take(value);
        }
    }
    for (const StrategyRun &strategy : result.pinned) {
        take(strategy.lane.waited);
    }
    return logScale ? ValueScale::logarithmic(smallest, largest) : ValueScale::linear(largest);
}

Plot luckPlot(const StrategyRun &strategy, const StrategyRun *pinned, const ValueScale &scale)
{
    Plot plot;
    plot.xFrom = xFrom;
    plot.xTo = xTo;
    for (const double tick : scale.ticks()) {
        plot.xTicks.push_back({scale.at(tick), withUnit(policyText(tick), strategy.policy.unit)});
    }
    plot.points.push_back({PointRole::Mean, {scale.at(strategy.luck.mean), barMiddle}});
    const bool single = isSameForEverySeed(strategy);
    if (!single) {
        addSpread(strategy, scale, plot);
    }
    addLabels(strategy, single, scale, plot);
    if (pinned && !pinned->problem) {
        plot.points.push_back({PointRole::PinnedB, {scale.at(pinned->lane.waited), pinnedHeight}});
    }
    return plot;
}

} // namespace backoff
