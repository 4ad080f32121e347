// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/run_herd.h"

#include "app/progress_line.h"
#include "core/engine/fleet.h"
#include "core/engine/shortest_text.h"
#include "core/tables/herd_tables.h"

#include <iterator>
#include <utility>
#include <vector>

namespace backoff {

namespace {

LongWork workOf(const Options &options, PercentLine &line)
{
    return {
        .progress = [&line](double fraction) { line.tell(fraction); }, .threads = options.threads};
}

std::vector<Jitter> jittersOf(const Options &options)
{
    if (options.everyJitter)
        return {std::begin(allJitters), std::end(allJitters)};
    return {options.experiment.policy.jitter};
}

Error tooManyBins(const FleetSettings &fleet)
{
    return {ErrorCode::TooManyBins, Field::Bin, shortestText(fleet.bin), maxFleetBins};
}

} // namespace

Result<Table> makeFleetTable(
    const Options &options, const Messages &messages, const Streams &streams)
{
    const Experiment &experiment = options.experiment;
    PercentLine line(streams);
    std::vector<StrategyFleet> fleets;
    std::size_t bins = 0;
    for (const Jitter jitter : jittersOf(options)) {
        Policy policy = experiment.policy;
        policy.jitter = jitter;
        line.begin(messages.labels().jitter(jitter));
        auto run = runFleet(policy, experiment.fleet, workOf(options, line));
        if (!*run)
            return run->error();
        fleets.push_back({jitter, run->value()});
        if (!options.histogram)
            fleets.back().run.bins = {}; // they may be long
        bins += fleets.back().run.bins.size();
        if (bins > static_cast<std::size_t>(maxFleetBins))
            return tooManyBins(experiment.fleet);
    }
    return options.histogram ? fleetHistogram(experiment, fleets) : fleetTable(experiment, fleets);
}

Table makeContentionTable(const Options &options, const Messages &messages, const Streams &streams)
{
    PercentLine line(streams);
    line.begin(messages.text(QT_TRANSLATE_NOOP("CommandLine", "Contention")));
    return contentionTable(*runContention(options.contention.settings, workOf(options, line)));
}

} // namespace backoff
