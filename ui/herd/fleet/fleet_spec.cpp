// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/fleet/fleet_spec.h"

#include "core/io/shown_numbers.h"
#include "ui/herd/fleet/fleet_frame.h"
#include "ui/herd/fleet/fleet_sentence.h"
#include "ui/herd/fleet/fleet_words.h"
#include "ui/herd/fleet/load_areas.h"
#include "ui/herd/fleet/service_marks.h"
#include "ui/herd/strategies/strategy_names.h"
#include "ui/timeline/time_axis.h"

#include <algorithm>
#include <limits>

namespace backoff {

namespace {

constexpr int mostTimeTicks = 9;

std::vector<ChartTick> timeTicks(const FleetFrame &frame)
{
    const double bin = frame.settings.bin;
    const double span = std::min(frame.xTo() * bin, std::numeric_limits<double>::max() / 4);
    std::vector<ChartTick> ticks;
    for (const double time : niceTicks(span, mostTimeTicks)) {
        ticks.push_back({time / bin, withUnit(policyText(time), frame.unit)});
    }
    return ticks;
}

Plot plotOf(std::size_t row, const FleetFrame &frame, const ServiceMarks &service)
{
    Plot plot;
    plot.xTo = frame.xTo();
    plot.xTicks = timeTicks(frame);
    plot.yTicks = frame.counts.ticks();
    const LoadAreas load(
        frame.columns.rows[row], static_cast<double>(frame.columns.binsPerColumn), frame.counts);
    plot.areas = load.areas();
    service.addTo(plot, row);
    for (const PlotLabel &label : load.cutLabels(frame.xTo())) {
        plot.labels.push_back(label);
    }
    return plot;
}

PlotRow rowOf(const ShownFleet &fleet, const Experiment &experiment)
{
    const Unit unit = experiment.policy.unit;
    PlotRow row;
    row.title = strategyTitle(fleet.policy.jitter);
    row.formula = strategyFormula(fleet.policy);
    row.chosen = fleet.policy.jitter == experiment.policy.jitter;
    if (fleet.problem) {
        row.sentence = FleetWords::problem(*fleet.problem, unit);
    } else {
        row.facts = FleetWords::facts(fleet.run, experiment.fleet, unit);
    }
    return row;
}

} // namespace

PlotGridSpec fleetSpec(const FleetResult &result, bool logScale)
{
    PlotGridSpec spec;
    spec.summary = fleetSentence(result);
    const bool anyNumbers = std::ranges::any_of(
        result.fleets, [](const ShownFleet &fleet) { return !fleet.problem; });
    if (result.experiment.fleet.clients == 0 || !anyNumbers) {
        spec.sentence = spec.summary;
        return spec;
    }
    const FleetFrame frame(result, logScale);
    const ServiceMarks service(frame);
    spec.legend = FleetWords::legend(frame.counts.holds(frame.room) && !frame.isDownToTheEnd());
    spec.columns.resize(1);
    if (frame.columns.binsPerColumn > 1) {
        spec.columns[0].xTitle = FleetWords::severalBins(frame.columns.binsPerColumn);
        spec.summary += u' ' + spec.columns[0].xTitle;
    }
    for (std::size_t i = 0; i < result.fleets.size(); ++i) {
        PlotRow row = rowOf(result.fleets[i], result.experiment);
        row.plots.push_back(plotOf(i, frame, service));
        spec.rows.push_back(std::move(row));
    }
    return spec;
}

} // namespace backoff
