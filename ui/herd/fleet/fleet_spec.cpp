// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/fleet/fleet_spec.h"

#include "core/io/shown_numbers.h"
#include "ui/herd/fleet/count_axis.h"
#include "ui/herd/fleet/fleet_columns.h"
#include "ui/herd/fleet/fleet_sentence.h"
#include "ui/herd/fleet/fleet_words.h"
#include "ui/herd/fleet/load_areas.h"
#include "ui/herd/strategies/strategy_names.h"
#include "ui/timeline/time_axis.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace backoff {

namespace {

constexpr int mostTimeTicks = 9;

// Everything that the plots have in common.
struct Frame {
    const FleetResult &result;
    FleetColumns columns;
    CountAxis counts;
    double room; // calls that a bin serves after the outage; infinite where nothing limits them

    const FleetSettings &settings() const { return result.experiment.fleet; }
    Unit unit() const { return result.experiment.policy.unit; }
    double xTo() const { return static_cast<double>(columns.count * columns.binsPerColumn); }
    // Where the outage ends on the axis; at its end where it lasts longer.
    double outageEnd() const
    {
        const double end = settings().outage ? *settings().outage / settings().bin : xTo();
        return std::min(end, xTo());
    }
};

double roomOf(const FleetSettings &settings, Unit unit)
{
    return settings.capacity
        ? std::floor(*settings.capacity * (settings.bin / unitsPerSecond(unit)))
        : std::numeric_limits<double>::infinity();
}

CountAxis countAxisOf(const FleetColumns &columns, double line, bool logScale)
{
    if (logScale) {
        return CountAxis::logarithmic(columns.tallest(), line);
    }
    std::vector<std::vector<std::int64_t>> counts;
    for (const std::vector<FleetBin> &row : columns.rows) {
        std::vector<std::int64_t> &plot = counts.emplace_back();
        for (const FleetBin &column : row) {
            plot.push_back(column.calls);
        }
    }
    return CountAxis::linear(counts, line);
}

std::vector<ChartTick> timeTicks(const Frame &frame)
{
    const double bin = frame.settings().bin;
    const double span = std::min(frame.xTo() * bin, std::numeric_limits<double>::max() / 4);
    std::vector<ChartTick> ticks;
    for (const double time : niceTicks(span, mostTimeTicks)) {
        ticks.push_back({time / bin, withUnit(policyText(time), frame.unit())});
    }
    return ticks;
}

// "down" and the capacity are said once, in the first plot.
void addService(Plot &plot, const Frame &frame, bool first)
{
    const double end = frame.outageEnd();
    if (end > 0) {
        const bool toTheEnd = end == frame.xTo();
        const QString text = FleetWords::down(frame.settings(), frame.unit(), toTheEnd);
        plot.spans.push_back({0, end, first ? text : QString()});
    }
    if (!std::isfinite(frame.room) || end == frame.xTo()) {
        return;
    }
    const bool inside = frame.counts.holds(frame.room);
    const double y = frame.counts.at(frame.room);
    if (inside) {
        plot.lines.push_back({LineRole::Capacity, {{end, y}, {frame.xTo(), y}}});
    }
    if (first) {
        plot.labels.push_back(
            {{frame.xTo(), y}, FleetWords::capacity(frame.room, inside), PlotLabel::Align::Right});
    }
}

Plot plotOf(const std::vector<FleetBin> &row, const Frame &frame, bool first)
{
    Plot plot;
    plot.xTo = frame.xTo();
    plot.xTicks = timeTicks(frame);
    plot.yTicks = frame.counts.ticks();
    const LoadAreas load(row, static_cast<double>(frame.columns.binsPerColumn), frame.counts);
    plot.areas = load.areas();
    addService(plot, frame, first);
    for (const PlotLabel &label : load.cutLabels(frame.xTo())) {
        plot.labels.push_back(label);
    }
    return plot;
}

PlotRow rowOf(const ShownFleet &fleet, const Frame &frame)
{
    PlotRow row;
    row.title = strategyTitle(fleet.policy.jitter);
    row.formula = strategyFormula(fleet.policy);
    row.chosen = fleet.policy.jitter == frame.result.experiment.policy.jitter;
    if (fleet.problem) {
        row.sentence = FleetWords::problem(*fleet.problem, frame.unit());
    } else {
        row.facts = FleetWords::facts(fleet.run, frame.settings(), frame.unit());
    }
    return row;
}

} // namespace

PlotGridSpec fleetSpec(const FleetResult &result, bool logScale)
{
    PlotGridSpec spec;
    spec.summary = fleetSentence(result);
    if (result.experiment.fleet.clients == 0) {
        spec.sentence = FleetWords::nobody();
        return spec;
    }
    const double room = roomOf(result.experiment.fleet, result.experiment.policy.unit);
    FleetColumns columns = columnsOf(result);
    CountAxis counts = countAxisOf(columns, room, logScale);
    const Frame frame {result, std::move(columns), std::move(counts), room};

    spec.legend = FleetWords::legend(frame.counts.holds(room));
    spec.columns.resize(1);
    if (frame.columns.binsPerColumn > 1) {
        spec.columns[0].xTitle = FleetWords::severalBins(frame.columns.binsPerColumn);
        spec.summary += u' ' + spec.columns[0].xTitle;
    }
    bool first = true;
    for (std::size_t i = 0; i < result.fleets.size(); ++i) {
        PlotRow row = rowOf(result.fleets[i], frame);
        row.plots.push_back(plotOf(frame.columns.rows[i], frame, first && row.sentence.isEmpty()));
        first = first && !row.sentence.isEmpty();
        spec.rows.push_back(std::move(row));
    }
    return spec;
}

} // namespace backoff
