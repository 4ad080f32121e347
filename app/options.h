// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The command line of backofflab-cli as a value: arguments to struct. The one thing it reads is the
// session that the other options override, through the loader.

#pragma once

#include "app/command.h"
#include "app/contention_options.h"
#include "app/experiment_options.h"
#include "app/export_options.h"
#include "app/given_bin.h"
#include "app/output_options.h"
#include "core/io/labels.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace backoff {

struct Options {
    std::optional<Command> command; // none only with help, version or problems
    bool help = false;
    bool version = false;
    Experiment experiment;
    std::optional<Policy> policyB; // of the command compare, in the experiment's unit
    OutputSettings output;
    ExportOrder exports; // of the command export
    bool everyJitter = false; // `--jitter all`
    bool histogram = false;
    GivenBin bin; // of a fleet
    ContentionStudy contention; // of the command contention
    int threads = 1;
    Language language = Language::English; // of tables and messages

    std::vector<Problem> problems; // any: nothing is made
    std::vector<Ignored> ignored;
};

// The arguments without the program's name.
[[nodiscard]] Options parseOptions(
    std::span<const std::string> arguments, const SessionLoader &load = loadSession);

} // namespace backoff
