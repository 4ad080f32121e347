// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/line_form.h"

#include "app/experiment_parts.h"
#include "app/output_options.h"

#include <utility>

namespace backoff {

namespace {

class FormReader
{
public:
    explicit FormReader(const Arguments &arguments)
        : m_arguments(arguments)
        , m_isAsking(arguments.has(OptionId::Help) || arguments.has(OptionId::Version))
    {
    }

    LineForm read()
    {
        readCommand();
        if (m_form.isTellable)
            checkPlaces();
        return std::move(m_form);
    }

private:
    void readCommand()
    {
        if (m_arguments.words.empty()) {
            if (!m_isAsking)
                report({ProblemKind::NoCommand, {}, {}, commandNames()});
            return;
        }
        const std::string &name = m_arguments.words.front();
        for (const Command command : allCommands) {
            if (name == nameOf(command))
                m_form.command = command;
        }
        m_form.isTellable = m_form.command.has_value();
        if (!m_form.isTellable)
            report({ProblemKind::UnknownCommand, {}, name, commandNames()});
    }

    void checkPlaces()
    {
        // The command, and where it exports to.
        const std::size_t expected = m_form.command == Command::ExportAll ? 2 : 1;
        for (std::size_t i = expected; i < m_arguments.words.size(); ++i)
            report({ProblemKind::StrayArgument, {}, m_arguments.words[i]});
        for (Problem problem : m_arguments.problems) {
            problem.accepted = acceptedInstead(problem);
            problem.field = fieldOf(problem);
            report(std::move(problem));
        }
        // Without a command there is no telling which options would be taken.
        if (!m_form.command && !m_isAsking)
            return;
        for (const GivenOption &given : m_arguments.options) {
            if (!takenAs(m_form.command, given.id))
                report({ProblemKind::OptionNotTaken,
                    std::string(specOf(given.id).name),
                    given.value,
                    optionNames(m_form.command)});
        }
    }

    [[nodiscard]] std::vector<std::string> acceptedInstead(const Problem &problem) const
    {
        if (problem.kind == ProblemKind::UnknownOption)
            return optionNames(m_form.command);
        const bool unread
            = problem.kind == ProblemKind::MissingValue || problem.kind == ProblemKind::NotUtf8;
        if (!unread || !m_form.command)
            return {};
        if (problem.option == "--jitter" && m_form.command == Command::SimulateFleet)
            return fleetJitterNames();
        if (problem.option != "--format")
            return {};
        if (m_form.command == Command::ExportAll)
            return tableFormatNames();
        const auto table = tableOf(*m_form.command);
        return table ? formatNames(*table) : std::vector<std::string>();
    }

    // Two commands may give an option of one name a meaning each.
    [[nodiscard]] std::optional<Field> fieldOf(const Problem &problem) const
    {
        const OptionSpec *named = findOption(problem.option);
        const OptionSpec *taken = named ? takenAs(m_form.command, named->id) : nullptr;
        return taken ? taken->field : std::nullopt;
    }

    void report(Problem problem) { m_form.problems.push_back(std::move(problem)); }

    const Arguments &m_arguments;
    bool m_isAsking;
    LineForm m_form;
};

} // namespace

LineForm readForm(const Arguments &arguments) { return FormReader(arguments).read(); }

} // namespace backoff
