// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The fleet under every strategy, of which its tables are made: what `backofflab-cli fleet --jitter
// all` computes, so that the command line beside a table gives the same table.

#pragma once

#include "core/tables/herd_tables.h"
#include "ui/herd/herd_results.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace backoff {

// Of a histogram that is exported by the window; the command line has no such limit.
inline constexpr std::int64_t mostTableRows = 1'000'000;

struct EveryFleet {
    std::vector<StrategyFleet> fleets; // of allJitters; without bins where those are too many
    std::int64_t bins = 0; // of all histograms together
    std::optional<Error> problem; // of a strategy: then there are no fleets
};

// What is known already is not computed again; null: nothing is. Empty where the work was told to
// stop.
[[nodiscard]] std::optional<EveryFleet> computeEveryFleet(
    const Experiment &experiment, const FleetResultPtr &known, const LongWork &work);

} // namespace backoff
