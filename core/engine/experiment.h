// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that determines a run: policy, scenario, fleet settings and a title. A plain value;
// every edit makes a new one.

#pragma once

#include "core/engine/policy.h"
#include "core/engine/scenario.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace backoff {

// Settings of the thundering herd; kept with the experiment.
struct FleetSettings {
    std::int64_t clients = 1000;
    std::optional<double> outage = 4; // none: never recovers
    std::optional<double> capacity = 120; // calls a second; none: unlimited
    double bin = 0.25;
    bool sharedSeed = false;

    bool operator==(const FleetSettings &) const = default;
};

struct Experiment {
    std::string title; // UTF-8
    std::string notes;
    Policy policy;
    Scenario scenario;
    FleetSettings fleet;

    bool operator==(const Experiment &) const = default;
};

// The defaults of the design, converted to the unit (base 500 in ms).
[[nodiscard]] Experiment defaultExperiment(Unit unit);

// Every value converted from its shortest text; hints in a script too.
[[nodiscard]] Result<Experiment> inUnit(const Experiment &experiment, Unit unit);
[[nodiscard]] Result<Policy> inUnit(const Policy &policy, Unit unit);

// The same service and fleet under another policy, which must have the experiment's unit.
[[nodiscard]] Experiment withPolicy(Experiment experiment, const Policy &policy);

[[nodiscard]] std::vector<Error> validate(const FleetSettings &fleet, Unit unit, Limits limits);

// Policy, scenario, and hints or call durations that would overflow the clock.
[[nodiscard]] std::vector<Error> validate(const Experiment &experiment, Limits limits);

} // namespace backoff
