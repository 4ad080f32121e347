// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a simulation of a fleet leaves behind, to be summed up in a FleetRun.

#pragma once

#include "core/engine/fleet_load.h"

#include <cstdint>
#include <memory>

namespace backoff {

enum class FleetEnd { Done, Stopped, TooManyBins };

struct FleetOutcome {
    FleetEnd end = FleetEnd::Done;
    FleetLoad load;
    // Times to success in no promised order: `recovered` of them, in room for every client. Not
    // initialised, so that memory is used only as clients recover.
    std::unique_ptr<double[]> times;
    std::int64_t recovered = 0;

    FleetOutcome(const FleetSettings &settings)
        : load(settings.bin)
        , times(
              std::make_unique_for_overwrite<double[]>(static_cast<std::size_t>(settings.clients)))
    {
    }
};

} // namespace backoff
