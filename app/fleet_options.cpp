// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/experiment_parts.h"

namespace backoff {

static constexpr const char *everyName = "all";

void readFleet(FieldReader &reader, FleetSettings &fleet, Unit unit)
{
    reader.takeInteger(OptionId::Clients, fleet.clients);
    reader.takeDurationOr("never", OptionId::Outage, fleet.outage, unit);
    reader.takeNumberOr("none", OptionId::Capacity, fleet.capacity);
    reader.takeDuration(OptionId::Bin, fleet.bin, unit);
    if (reader.arguments().has(OptionId::SharedSeed))
        fleet.sharedSeed = true;
}

bool readFleetJitter(FieldReader &reader, Jitter &jitter)
{
    const std::string *name = reader.arguments().valueOf(OptionId::Jitter);
    if (!name || *name == everyName)
        return name != nullptr;
    if (const Result<Jitter> parsed = parseJitter(*name))
        jitter = *parsed;
    else
        reader.report(Problem {name->empty() ? ProblemKind::EmptyValue : ProblemKind::UnknownName,
            "--jitter",
            *name,
            fleetJitterNames()});
    return false;
}

std::vector<std::string> fleetJitterNames()
{
    std::vector<std::string> names;
    for (const Jitter jitter : allJitters)
        names.emplace_back(nameOf(jitter));
    names.emplace_back(everyName);
    return names;
}

} // namespace backoff
