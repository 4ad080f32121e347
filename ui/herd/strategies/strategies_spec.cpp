// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/strategies/strategies_spec.h"

#include "ui/charts/chart_words.h"
#include "ui/herd/strategies/delays_plot.h"
#include "ui/herd/strategies/luck_plot.h"
#include "ui/herd/strategies/strategies_words.h"
#include "ui/herd/strategies/strategy_names.h"
#include "ui/herd/strategies/strategy_rows.h"

#include <algorithm>

namespace backoff {

namespace {

using RowsOfStrategies = std::vector<std::vector<RetryRow>>; // none where there is a problem

RowsOfStrategies rowsOf(const StrategiesResult &result)
{
    RowsOfStrategies all;
    for (const StrategyRun &strategy : result.strategies) {
        all.push_back(
            strategy.problem ? std::vector<RetryRow>() : strategyRows(strategy, *result.run));
    }
    return all;
}

std::vector<PlotColumn> columnsOf(bool hasRetries)
{
    std::vector<PlotColumn> columns;
    if (hasRetries) {
        columns.push_back({StrategiesWords::delaysTitle(), ChartWords::retries(), 1, true});
    }
    columns.push_back({StrategiesWords::luckTitle(), StrategiesWords::totalWait(), 1, false});
    return columns;
}

std::vector<LegendEntry> legendOf(
    const StrategiesResult &result, const RowsOfStrategies &strategies)
{
    std::vector<LegendEntry> legend;
    if (result.run->policy().attempts > 1) {
        legend.push_back(ChartWords::modelledRange(SwatchRole::Box));
        legend.push_back(ChartWords::jitteredDelay(SwatchRole::Bar));
        const bool unused = std::ranges::any_of(strategies, [](const auto &rows) {
            return std::ranges::any_of(rows, [](const RetryRow &row) { return !row.used; });
        });
        if (unused) {
            legend.push_back(ChartWords::notUsed(SwatchRole::Outline));
        }
    }
    legend.push_back(StrategiesWords::mean());
    legend.push_back(StrategiesWords::thisSeed());
    if (!result.pinned.empty()) {
        legend.push_back(StrategiesWords::pinnedB());
    }
    legend.push_back(StrategiesWords::spread());
    return legend;
}

} // namespace

PlotGridSpec strategiesSpec(const StrategiesResult &result, bool logScale)
{
    const RowsOfStrategies strategies = rowsOf(result);
    const bool hasRetries = result.run->policy().attempts > 1;
    const ValueScale delays = delaysScale(strategies, logScale);
    const ValueScale totals = luckScale(result, logScale);
    PlotGridSpec spec;
    spec.summary = StrategiesWords::summary(result);
    spec.columns = columnsOf(hasRetries);
    spec.legend = legendOf(result, strategies);
    for (std::size_t i = 0; i < result.strategies.size(); ++i) {
        const StrategyRun &strategy = result.strategies[i];
        const StrategyRun *pinned = i < result.pinned.size() ? &result.pinned[i] : nullptr;
        PlotRow row;
        row.title = strategyTitle(strategy.policy.jitter);
        row.formula = strategyFormula(strategy.policy);
        row.chosen = strategy.policy.jitter == result.run->policy().jitter;
        if (strategy.problem) {
            row.sentence = StrategiesWords::problem(*strategy.problem);
        } else {
            row.facts = StrategiesWords::facts(strategy, pinned);
            if (hasRetries) {
                row.plots.push_back(delaysPlot(strategies[i], delays, strategy.policy.unit));
            }
            row.plots.push_back(luckPlot(strategy, pinned, totals));
        }
        spec.rows.push_back(std::move(row));
    }
    return spec;
}

} // namespace backoff
