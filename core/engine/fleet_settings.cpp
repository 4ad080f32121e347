// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// validate(FleetSettings): what each setting of the herd accepts.

#include "core/engine/experiment.h"
#include "core/engine/ranges.h"
#include "core/engine/shortest_text.h"

#include <cmath>
#include <string>

namespace backoff {

std::vector<Error> validate(const FleetSettings &fleet, Unit unit, Limits limits)
{
    std::vector<Error> problems;
    if (fleet.clients < 0 || fleet.clients > limits.maxClients) {
        problems.push_back({ErrorCode::OutOfRange, Field::Clients, std::to_string(fleet.clients)});
    }
    if (fleet.outage) {
        requireNotNegative(*fleet.outage, Field::Outage, problems);
    }
    if (fleet.capacity) {
        requirePositive(*fleet.capacity, Field::Capacity, problems);
    }
    requirePositive(fleet.bin, Field::Bin, problems);
    // Where no bin serves a call, nobody could ever recover.
    if (problems.empty() && fleet.capacity
        && std::floor(*fleet.capacity * (fleet.bin / unitsPerSecond(unit))) < 1) {
        problems.push_back({ErrorCode::NoCallABin, Field::Capacity, shortestText(*fleet.capacity)});
    }
    return problems;
}

} // namespace backoff
