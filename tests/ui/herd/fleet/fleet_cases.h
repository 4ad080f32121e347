// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Experiments of the fleet, and what is computed from them.

#pragma once

#include "ui/herd/herd_results.h"

#include <QTest>

#include <algorithm>
#include <memory>

namespace backoff {

// The design's picture: 8 attempts, everything else by default.
inline Experiment pictured()
{
    Experiment experiment;
    experiment.policy.attempts = 8;
    return experiment;
}

inline FleetResult computed(const Experiment &experiment)
{
    const auto result = computeFleets(experiment);
    return result.value_or(FleetResult {experiment, {}});
}

inline FleetResultPtr shared(const Experiment &experiment)
{
    return std::make_shared<const FleetResult>(computed(experiment));
}

inline FleetRun runOf(const FleetResult &result, Jitter jitter)
{
    const auto found = std::ranges::find(
        result.fleets, jitter, [](const ShownFleet &fleet) { return fleet.policy.jitter; });
    return found == result.fleets.end() ? FleetRun {} : found->run;
}

} // namespace backoff
