// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Policy and scenario options as an Experiment: shared by the command line and the window.
//
// Bare numbers are in --unit wherever it stands. What is not given has the design's default,
// converted to the unit. Every problem is reported at once. An option that the chosen jitter or
// scenario does not use is checked all the same and then listed as ignored.

#pragma once

#include "app/arguments.h"
#include "core/engine/experiment.h"

#include <string>
#include <vector>

namespace backoff {

// What the experiment is for; decides what is checked and what counts as used.
enum class Purpose {
    PolicyOnly,
    OneRun, // one jitter against the scenario
    EveryJitter, // every jitter against the scenario; --jitter itself is not used
};

struct Ignored {
    OptionId option = OptionId::Base;
    OptionId because = OptionId::Jitter; // the option whose choice does not use it
    std::string choice; // `full`, `brief-blip`; empty: the command itself does not use it

    bool operator==(const Ignored &) const = default;
};

struct ExperimentOptions {
    Experiment experiment; // valid if there are no problems
    std::vector<Problem> problems;
    std::vector<Ignored> ignored;
};

[[nodiscard]] ExperimentOptions readExperiment(
    const Arguments &arguments, Purpose purpose, Limits limits);

} // namespace backoff
