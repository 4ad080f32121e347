// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The commands of backofflab-cli: their names, the options they take, the tables they make.

#pragma once

#include "app/option_table.h"
#include "core/tables/table.h"

#include <optional>
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
[[nodiscard]] std::vector<std::string> commandNames();

// Whether the command takes the option in this meaning of its name. Without a command only general
// options are taken.
[[nodiscard]] bool takes(std::optional<Command> command, const OptionSpec &option);
[[nodiscard]] std::vector<std::string> optionNames(std::optional<Command> command);

// What the command calls the option; null where it does not take it.
[[nodiscard]] const OptionSpec *takenAs(std::optional<Command> command, OptionId id);

// The table that the command makes, where no option chooses another; none for scenarios and for
// export, which makes many.
[[nodiscard]] std::optional<TableKind> tableOf(Command command);

} // namespace backoff
