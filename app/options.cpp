// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/options.h"

#include "app/line_form.h"
#include "app/policy_b.h"
#include "app/thread_option.h"

#include <algorithm>
#include <iterator>

namespace backoff {

namespace {

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
        LineForm form = readForm(m_arguments);
        m_options.command = form.command;
        append(m_options.problems, std::move(form.problems));
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
        const GivenSession session = loadSession(OptionId::Session);
        ExperimentOptions read
            = readExperiment(m_arguments, purposeOf(command), commandLineLimits, session);
        std::optional<Unit> unit;
        if (!session.isUnread() || m_arguments.has(OptionId::Unit))
            unit = read.experiment.policy.unit;
        m_options.experiment = std::move(read.experiment);
        m_options.ignored = std::move(read.ignored);
        m_options.everyJitter = read.everyJitter;
        if (command == Command::CompareAll)
            readPolicyB(read.problems.empty() && !session.isUnread());
        m_options.bin = givenBin(m_arguments, session);
        append(m_options.problems, std::move(read.problems));

        readOutput(kind, unit);
    }

    // Whether it fits can only be told beside an experiment that is good itself.
    void readPolicyB(bool isTellable)
    {
        const GivenSession session = loadSession(OptionId::PolicyB);
        if (isTellable)
            m_options.policyB
                = policyBOf(session, m_options.experiment, commandLineLimits, m_options.problems);
    }

    void readStudy()
    {
        readThreads();
        ContentionOptions read = readContention(m_arguments, loadSession(OptionId::Session));
        m_options.contention = std::move(read.study);
        append(m_options.problems, std::move(read.problems));
        readOutput(TableKind::Contention, Unit::Milliseconds);
    }

    // None where the option is not given.
    [[nodiscard]] GivenSession loadSession(OptionId option)
    {
        return loadGivenSession(option,
            m_arguments.valueOf(option),
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

Options parseOptions(std::span<const std::string> arguments, const SessionLoader &load)
{
    return OptionsReader(arguments, load).read();
}

} // namespace backoff
