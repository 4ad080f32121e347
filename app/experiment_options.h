// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Policy, scenario and fleet options as an Experiment: shared by the command line and the window.
//
// Bare numbers are in --unit wherever it stands, or else in the session's unit. What is not given
// is as the session has it, or else the design's default, converted to the unit. A scenario of
// another kind than the session's starts from that kind's defaults; only the call duration stays.
// Every problem is reported at once. An option that the chosen jitter or scenario does not use is
// checked all the same and then listed as ignored.

#pragma once

#include "app/arguments.h"
#include "app/given_session.h"
#include "app/ignored_options.h"
#include "core/engine/experiment.h"

#include <vector>

namespace backoff {

// What the experiment is for; decides what is checked and what counts as used.
enum class Purpose {
    PolicyOnly,
    OneRun, // one jitter against the scenario
    EveryJitter, // every jitter against the scenario; --jitter itself is not used
    Fleet, // the policy and the herd; `--jitter all` is accepted
    Window, // one run and, beside it, the herd
};

struct ExperimentOptions {
    Experiment experiment; // valid if there are no problems
    std::vector<Problem> problems;
    std::vector<Ignored> ignored;
    bool everyJitter = false; // `--jitter all`
};

// With a session that could not be read, only what the options say by themselves is checked.
[[nodiscard]] ExperimentOptions readExperiment(
    const Arguments &arguments, Purpose purpose, Limits limits, const GivenSession &session = {});

} // namespace backoff
