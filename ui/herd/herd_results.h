// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the views of the herd read: values computed once from an experiment or from the settings of
// the study, immutable and shared. The functions are pure and may run on any thread; each is empty
// where its work was told to stop.
//
// A strategy that the policy does not allow (decorrelated overflows sooner than the others) has a
// problem in place of its numbers.

#pragma once

#include "core/engine/contention.h"
#include "core/engine/fleet.h"
#include "core/engine/luck.h"
#include "core/engine/schedule.h"
#include "core/engine/trace.h"
#include "ui/run_result.h"

#include <memory>
#include <optional>
#include <vector>

namespace backoff {

// The experiment under one strategy.
struct StrategyRun {
    Policy policy; // the experiment's, with this strategy
    Lane lane; // what the run did
    Schedule schedule; // all N-1 retries
    Luck luck;
    std::optional<Error> problem; // then nothing but the policy is there
};

struct StrategiesResult {
    RunResultPtr run; // policies and scenario are what was run; the rest may be older
    std::vector<StrategyRun> strategies; // in the order of allJitters
    std::vector<StrategyRun> pinned; // the same of policy B; empty where none is pinned
};
using StrategiesResultPtr = std::shared_ptr<const StrategiesResult>;

[[nodiscard]] std::optional<StrategiesResult> computeStrategies(
    const RunResultPtr &run, const LongWork &work = {});

struct ShownFleet {
    Policy policy; // the experiment's, with this strategy
    FleetRun run;
    std::optional<Error> problem; // the policy's, or TooManyBins: then there is no run
};

struct FleetResult {
    Experiment experiment; // policy and fleet are what was simulated; the rest may be older
    std::vector<ShownFleet> fleets; // those of shownStrategies
};
using FleetResultPtr = std::shared_ptr<const FleetResult>;

// None, equal, full and decorrelated, and the policy's own where it is another.
[[nodiscard]] std::vector<Jitter> shownStrategies(const Policy &policy);

// At most so many calls: clients * attempts * strategies, or the largest number there is.
[[nodiscard]] std::int64_t callsOf(const Experiment &experiment);
// At most so many bins have all histograms together. Few calls may be spread over many of them.
[[nodiscard]] std::int64_t binsOf(const Experiment &experiment);

// Together the histograms have no more bins than one may have, maxFleetBins: TooManyBins where a
// fleet's no longer fits. The settings must be valid, as runFleet() asks.
[[nodiscard]] std::optional<FleetResult> computeFleets(
    const Experiment &experiment, const LongWork &work = {});

// The study at several numbers of clients, up to that of the settings.
struct ContentionResult {
    ContentionSettings settings;
    std::vector<std::vector<ContentionRow>> points; // rising clients; of each the five rows
};
using ContentionResultPtr = std::shared_ptr<const ContentionResult>;

// Up to ten numbers of clients, evenly spread, rising, none twice; the last is `most`.
[[nodiscard]] std::vector<std::int64_t> contentionCounts(std::int64_t most);

[[nodiscard]] std::optional<ContentionResult> computeContention(
    const ContentionSettings &settings, const LongWork &work = {});

} // namespace backoff
