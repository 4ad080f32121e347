// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The options of each part of an experiment. What is given changes the part, which starts as the
// session or the defaults have it; bare numbers are in the unit.

#pragma once

#include "app/field_reader.h"
#include "core/engine/experiment.h"

namespace backoff {

// The policy but for its unit.
void readDelays(FieldReader &reader, Policy &policy, Unit unit);
void readJitter(FieldReader &reader, Jitter &jitter);
void readJitterParameters(FieldReader &reader, Policy &policy);

// `--jitter` of the command fleet; true: every strategy was asked for.
[[nodiscard]] bool readFleetJitter(FieldReader &reader, Jitter &jitter);

// What it accepts.
[[nodiscard]] std::vector<std::string> fleetJitterNames();

// A scenario of another kind starts from that kind's defaults; only the call duration stays.
void readScenario(FieldReader &reader, Scenario &scenario, Unit unit);

void readFleet(FieldReader &reader, FleetSettings &fleet, Unit unit);

} // namespace backoff
