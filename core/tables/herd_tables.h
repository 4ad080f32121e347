// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The tables of the herd: fleets, their histograms, the study of contention.
//
// Cells are empty where there is nothing to tell: the times of a fleet of which nobody recovered,
// the deviations of a single run.

#pragma once

#include "core/engine/contention.h"
#include "core/engine/experiment.h"
#include "core/engine/fleet.h"
#include "core/tables/table.h"

#include <span>
#include <string>
#include <vector>

namespace backoff {

struct StrategyFleet {
    Jitter jitter = Jitter::Full;
    FleetRun run;
};

// A row a fleet. Several are those of allJitters.
[[nodiscard]] Table fleetTable(const Experiment &experiment, std::span<const StrategyFleet> fleets);

// A row a bin, fleet after fleet; bins without a call too.
[[nodiscard]] Table fleetHistogram(
    const Experiment &experiment, std::span<const StrategyFleet> fleets);

// What determines the study's table.
struct ContentionStudy {
    std::string title; // UTF-8
    ContentionSettings settings;

    bool operator==(const ContentionStudy &) const = default;
};

// A row a strategy, always in ms.
[[nodiscard]] Table contentionTable(const std::vector<ContentionRow> &rows);

} // namespace backoff
