// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads the parts of an experiment onto one that is there: of sessions, which begin with the
// defaults, and of a lesson's steps, which go on from the step before. Nothing is clamped.

#pragma once

#include "core/engine/experiment.h"
#include "core/io/sessions/object_reader.h"

#include <optional>
#include <string_view>

namespace backoff {

// The version under this key is 1; if not, that is reported.
void readVersion(ObjectReader &file, std::string_view key, ReadingFindings &findings);

// A policy's unit is read first, for its other values are in it: what was there is to be converted
// (inUnit) before readPolicy().
[[nodiscard]] Unit readUnit(ObjectReader &policy, Unit unlessGiven);
void readPolicy(ObjectReader &reader, Policy &policy);

// A scenario that is named brings its own default of the calls that fail first.
void readScenario(ObjectReader &reader, Scenario &scenario);

void readFleet(ObjectReader &reader, FleetSettings &fleet);

// Reports what is wrong with the whole, policy, scenario and fleet having been read.
void checkExperiment(const Experiment &experiment, Limits limits, ReadingFindings &findings);

// A whole policy beside the experiment's, in the experiment's unit. None where there is something
// to report. It has the fields of the first: those must have been checked.
[[nodiscard]] std::optional<Policy> readPolicyB(
    ObjectReader &reader, const Experiment &experiment, Limits limits, ReadingFindings &findings);

} // namespace backoff
