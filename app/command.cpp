// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command.h"

#include <algorithm>

namespace backoff {

std::string_view nameOf(Command command)
{
    switch (command) {
    case Command::ListWaits:
        return "schedule";
    case Command::RunOnce:
        return "run";
    case Command::CompareAll:
        return "compare";
    case Command::SimulateFleet:
        return "fleet";
    case Command::StudyContention:
        return "contention";
    case Command::ExportAll:
        return "export";
    case Command::ListScenarios:
        return "scenarios";
    }
    return {};
}

std::vector<std::string> commandNames()
{
    std::vector<std::string> names;
    for (const Command command : allCommands)
        names.emplace_back(nameOf(command));
    return names;
}

static bool takes(Command command, const OptionSpec &option)
{
    switch (option.group) {
    case OptionGroup::General: // export has a language option of its own
        return command != Command::ExportAll || option.id != OptionId::Language;
    case OptionGroup::Session:
    case OptionGroup::Output:
        return tableOf(command).has_value();
    case OptionGroup::Policy: // fleet has a jitter option of its own
        return tableOf(command).has_value() && command != Command::StudyContention
            && (command != Command::SimulateFleet || option.id != OptionId::Jitter);
    case OptionGroup::Fleet:
        return command == Command::SimulateFleet;
    case OptionGroup::Contention:
        return command == Command::StudyContention;
    case OptionGroup::Threads:
        return command == Command::SimulateFleet || command == Command::StudyContention;
    case OptionGroup::Comparison:
        return command == Command::CompareAll;
    case OptionGroup::Scenario:
        return command == Command::RunOnce || command == Command::CompareAll;
    case OptionGroup::Export:
        return command == Command::ExportAll;
    case OptionGroup::Window:
    case OptionGroup::Files:
        return false;
    }
    return false;
}

bool takes(std::optional<Command> command, const OptionSpec &option)
{
    return command ? takes(*command, option) : option.group == OptionGroup::General;
}

std::vector<std::string> optionNames(std::optional<Command> command)
{
    std::vector<std::string> names;
    for (const OptionSpec &spec : optionTable()) {
        if (takes(command, spec))
            names.emplace_back(spec.name);
    }
    return names;
}

const OptionSpec *takenAs(std::optional<Command> command, OptionId id)
{
    const auto found = std::ranges::find_if(optionTable(),
        [&](const OptionSpec &spec) { return spec.id == id && takes(command, spec); });
    return found == optionTable().end() ? nullptr : &*found;
}

std::optional<TableKind> tableOf(Command command)
{
    switch (command) {
    case Command::ListWaits:
        return TableKind::Retries;
    case Command::RunOnce:
        return TableKind::Attempts;
    case Command::CompareAll:
        return TableKind::Strategies;
    case Command::SimulateFleet:
        return TableKind::Fleets;
    case Command::StudyContention:
        return TableKind::Contention;
    case Command::ExportAll:
    case Command::ListScenarios:
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace backoff
