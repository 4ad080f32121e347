// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The command line of backofflab-cli as a value: arguments to struct. The one thing it reads is the
// session that the other options override, through the loader.

#pragma once

#include "app/contention_options.h"
#include "app/experiment_options.h"
#include "app/export_options.h"
#include "app/output_options.h"
#include "core/io/labels.h"
#include "core/tables/table.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace backoff {

enum class Command {
    ListWaits,
    RunOnce,
    CompareAll,
    SimulateFleet,
    StudyContention,
    ExportAll,
    ListScenarios,
};
inline constexpr Command allCommands[] = {Command::ListWaits,
    Command::RunOnce,
    Command::CompareAll,
    Command::SimulateFleet,
    Command::StudyContention,
    Command::ExportAll,
    Command::ListScenarios};

[[nodiscard]] std::string_view nameOf(Command command);

// Whether the command takes the option (available or not yet) in this meaning of its name.
[[nodiscard]] bool takes(Command command, const OptionSpec &option);

// The table that the command makes, where no option chooses another; none for scenarios and for
// export, which makes many.
[[nodiscard]] std::optional<TableKind> tableOf(Command command);

struct Options {
    std::optional<Command> command; // none only with help, version or problems
    bool help = false;
    bool version = false;
    Experiment experiment;
    OutputSettings output;
    ExportOrder exports; // of the command export
    bool everyJitter = false; // `--jitter all`
    bool histogram = false;
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
