// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/options.h"

#include "app/experiment_parts.h"
#include "app/thread_option.h"

#include <algorithm>

namespace backoff {

namespace {

std::vector<std::string> commandNames()
{
    std::vector<std::string> names;
    for (const Command command : allCommands)
        names.emplace_back(nameOf(command));
    return names;
}

bool isTaken(std::optional<Command> command, const OptionSpec &spec)
{
    return command ? takes(*command, spec) : spec.group == OptionGroup::General;
}

std::vector<std::string> optionNames(std::optional<Command> command)
{
    std::vector<std::string> names;
    for (const OptionSpec &spec : optionTable()) {
        if (isTaken(command, spec) && spec.group != OptionGroup::NotYet)
            names.emplace_back(spec.name);
    }
    return names;
}

Purpose purposeOf(Command command)
{
    switch (command) {
    case Command::ListWaits:
        return Purpose::PolicyOnly;
    case Command::CompareAll:
        return Purpose::EveryJitter;
    case Command::SimulateFleet:
        return Purpose::Fleet;
    default:
        return Purpose::OneRun;
    }
}

// What the command calls the option; null where it does not take it.
const OptionSpec *takenAs(std::optional<Command> command, OptionId id)
{
    const auto found = std::ranges::find_if(optionTable(),
        [&](const OptionSpec &spec) { return spec.id == id && isTaken(command, spec); });
    return found == optionTable().end() ? nullptr : &*found;
}

template<typename T> void append(std::vector<T> &all, std::vector<T> more)
{
    std::ranges::move(more, std::back_inserter(all));
}

class OptionsReader
{
public:
    OptionsReader(std::span<const std::string> arguments, const SessionLoader &load)
        : m_arguments(
            readArguments(arguments, ListOption {nameOf(Command::ExportAll), OptionId::Session}))
        , m_load(load)
    {
    }

    Options read()
    {
        m_options.help = m_arguments.has(OptionId::Help);
        m_options.version = m_arguments.has(OptionId::Version);
        readLanguage();
        if (!readCommand())
            return std::move(m_options);
        readForm();
        if (m_options.command && !m_options.help && !m_options.version)
            readWork(*m_options.command);
        return std::move(m_options);
    }

private:
    // First of all: messages about everything else are in this language.
    void readLanguage()
    {
        const std::string *name = m_arguments.valueOf(OptionId::Language);
        if (!name)
            return;
        // The languages of an export are a list, which its reader checks.
        if (const auto language = languageNamed(isExport() ? splitAtCommas(*name).front() : *name))
            m_options.language = *language;
        else if (!isExport())
            report({ProblemKind::UnknownName, "--lang", *name, {"en", "es"}});
    }

    // False: there is no telling what else on the line is meant.
    bool readCommand()
    {
        if (m_arguments.words.empty()) {
            if (!m_options.help && !m_options.version)
                report({ProblemKind::NoCommand, {}, {}, commandNames()});
            return true;
        }
        const std::string &name = m_arguments.words.front();
        for (const Command command : allCommands) {
            if (name == nameOf(command)) {
                m_options.command = command;
                return true;
            }
        }
        report({ProblemKind::UnknownCommand, {}, name, commandNames()});
        return false;
    }

    // Words and options that have no place on this line.
    void readForm()
    {
        const std::size_t expected = isExport() ? 2 : 1; // the command, and where it exports to
        for (std::size_t i = expected; i < m_arguments.words.size(); ++i)
            report({ProblemKind::StrayArgument, {}, m_arguments.words[i]});
        for (Problem problem : m_arguments.problems) {
            problem.accepted = acceptedInstead(problem);
            problem.field = fieldOf(problem);
            report(std::move(problem));
        }
        for (const GivenOption &given : m_arguments.options)
            checkPlace(given);
    }

    [[nodiscard]] std::vector<std::string> acceptedInstead(const Problem &problem) const
    {
        if (problem.kind == ProblemKind::UnknownOption)
            return optionNames(m_options.command);
        const bool unread
            = problem.kind == ProblemKind::MissingValue || problem.kind == ProblemKind::NotUtf8;
        if (!unread || !m_options.command)
            return {};
        if (problem.option == "--jitter" && m_options.command == Command::SimulateFleet)
            return fleetJitterNames();
        if (problem.option != "--format")
            return {};
        if (isExport())
            return formatNames(TableKind::Retries); // those that every table has
        const auto table = tableOf(*m_options.command);
        return table ? formatNames(*table) : std::vector<std::string>();
    }

    // Two commands may give an option of one name a meaning each.
    [[nodiscard]] std::optional<Field> fieldOf(const Problem &problem) const
    {
        const OptionSpec *named = findOption(problem.option);
        const OptionSpec *taken = named ? takenAs(m_options.command, named->id) : nullptr;
        return taken ? taken->field : std::nullopt;
    }

    void checkPlace(const GivenOption &given)
    {
        const OptionSpec &spec = specOf(given.id);
        const std::string name(spec.name);
        const OptionSpec *taken = takenAs(m_options.command, given.id);
        // Without a command there is no telling which options would be taken.
        const bool tellable = m_options.command || m_options.help || m_options.version;
        if (!taken && tellable)
            report(
                {ProblemKind::OptionNotTaken, name, given.value, optionNames(m_options.command)});
        else if (taken && taken->group == OptionGroup::NotYet)
            report({ProblemKind::OptionNotYet, name, given.value});
    }

    void readWork(Command command)
    {
        if (command == Command::StudyContention)
            return readStudy();
        if (command == Command::SimulateFleet)
            readThreads();
        m_options.histogram = m_arguments.has(OptionId::Histogram);
        if (m_options.histogram)
            return readTable(command, TableKind::FleetBins);
        if (const auto kind = tableOf(command))
            return readTable(command, *kind);
        if (isExport()) {
            ExportOptions read = readExport(m_arguments);
            m_options.exports = std::move(read.order);
            append(m_options.problems, std::move(read.problems));
        }
    }

    void readTable(Command command, TableKind kind)
    {
        const GivenSession session = loadSession();
        ExperimentOptions read
            = readExperiment(m_arguments, purposeOf(command), commandLineLimits, session);
        std::optional<Unit> unit;
        if (!session.isUnread() || m_arguments.has(OptionId::Unit))
            unit = read.experiment.policy.unit;
        m_options.experiment = std::move(read.experiment);
        m_options.ignored = std::move(read.ignored);
        m_options.everyJitter = read.everyJitter;
        append(m_options.problems, std::move(read.problems));

        readOutput(kind, unit);
    }

    void readStudy()
    {
        readThreads();
        ContentionOptions read = readContention(m_arguments, loadSession());
        m_options.contention = std::move(read.study);
        append(m_options.problems, std::move(read.problems));
        readOutput(TableKind::Contention, Unit::Milliseconds);
    }

    [[nodiscard]] GivenSession loadSession()
    {
        return loadGivenSession(m_arguments.valueOf(OptionId::Session),
            commandLineLimits,
            m_options.language,
            m_load,
            m_options.problems);
    }

    void readThreads()
    {
        m_options.threads = backoff::readThreads(m_arguments, m_options.problems);
    }

    void readOutput(TableKind kind, std::optional<Unit> unit)
    {
        OutputOptions output = backoff::readOutput(m_arguments, kind, unit);
        m_options.output = std::move(output.settings);
        append(m_options.ignored, std::move(output.ignored));
        append(m_options.problems, std::move(output.problems));
    }

    [[nodiscard]] bool isExport() const
    {
        return !m_arguments.words.empty()
            && m_arguments.words.front() == nameOf(Command::ExportAll);
    }

    void report(Problem problem) { m_options.problems.push_back(std::move(problem)); }

    Arguments m_arguments;
    const SessionLoader &m_load;
    Options m_options;
};

} // namespace

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

bool takes(Command command, const OptionSpec &option)
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
    case OptionGroup::Scenario:
        return command == Command::RunOnce || command == Command::CompareAll;
    case OptionGroup::Export:
        return command == Command::ExportAll;
    case OptionGroup::Window:
    case OptionGroup::Files:
        return false;
    case OptionGroup::NotYet:
        return option.id == OptionId::PolicyB && command == Command::CompareAll;
    }
    return false;
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

Options parseOptions(std::span<const std::string> arguments, const SessionLoader &load)
{
    return OptionsReader(arguments, load).read();
}

} // namespace backoff
