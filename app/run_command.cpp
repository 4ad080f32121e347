// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/run_command.h"

#include "app/help.h"
#include "app/messages.h"
#include "app/run_export.h"
#include "app/run_herd.h"
#include "core/engine/run.h"
#include "core/io/file_writer.h"
#include "core/io/program.h"
#include "core/io/python_snippet.h"
#include "core/io/table_export.h"

#include <algorithm>
#include <string>

namespace backoff {

namespace {

class Runner
{
public:
    Runner(const Options &options, const Streams &streams)
        : m_options(options)
        , m_streams(streams)
        , m_messages(options.language)
    {
    }

    ExitCode run()
    {
        if (!m_options.problems.empty())
            return refuse();
        if (m_options.help)
            return toOutput(helpText(m_options.command, m_messages).toStdString());
        if (m_options.version)
            return toOutput("backofflab-cli " + programVersion() + '\n');
        if (m_options.command == Command::ListScenarios)
            return toOutput(scenarioList(m_messages).toStdString());
        if (m_options.command == Command::ExportAll)
            return runExport(m_options.exports, m_messages, m_streams);
        tellNotes();
        const Result<std::string> result = makeResult();
        if (!result)
            return refuse(result.error());
        return m_options.output.file ? save(*result) : toOutput(*result);
    }

private:
    ExitCode refuse()
    {
        for (const Problem &problem : m_options.problems)
            tell(m_messages.problem(problem), m_streams);
        const ExitCode code = exitCodeOf(m_options.problems);
        if (code == ExitBadUsage)
            tell(m_messages.seeHelp(m_options.command), m_streams);
        return code;
    }

    // What only the work itself could find.
    ExitCode refuse(const Error &error)
    {
        tell(m_messages.problem(problemOf(error, m_options.bin)), m_streams);
        tell(m_messages.seeHelp(m_options.command), m_streams);
        return ExitBadUsage;
    }

    void tellNotes()
    {
        for (const Ignored &ignored : m_options.ignored)
            tell(m_messages.note(m_messages.ignored(ignored)), m_streams);
        if (m_options.command == Command::StudyContention)
            return; // it has no policy
        for (const Notice notice : notices(m_options.experiment.policy))
            tell(m_messages.note(m_messages.labels().notice(notice)), m_streams);
        if (!m_options.policyB)
            return;
        for (const Notice notice : notices(*m_options.policyB))
            tell(m_messages.note(m_messages.ofPolicyB(m_messages.labels().notice(notice))),
                m_streams);
    }

    Result<std::string> makeResult()
    {
        const Experiment &experiment = m_options.experiment;
        const ExportSettings settings {
            m_options.output.format, m_options.output.digits, m_options.language};
        if (m_options.command == Command::StudyContention)
            return writeTable(chosen(makeContentionTable(m_options, m_messages, m_streams)),
                m_options.contention,
                settings);
        if (m_options.command == Command::SimulateFleet) {
            const Result<Table> table = makeFleetTable(m_options, m_messages, m_streams);
            if (!table)
                return table.error();
            return writeTable(chosen(*table), experiment, settings);
        }
        if (settings.format == Format::Transcript)
            return writeTranscript(backoff::run(experiment), settings);
        if (settings.format == Format::Python)
            return pythonSnippet(experiment.policy, m_messages.labels()).toStdString();
        return writeTable(
            chosen(makeTable(*tableOf(*m_options.command), experiment, m_options.policyB)),
            experiment,
            settings);
    }

    // The columns that were asked for.
    [[nodiscard]] Table chosen(Table table) const
    {
        return m_options.output.columns.empty()
            ? table
            : selectColumns(std::move(table), m_options.output.columns);
    }

    ExitCode toOutput(std::string_view bytes) { return print(bytes, m_messages, m_streams); }

    ExitCode save(std::string_view bytes)
    {
        const QString path = QString::fromStdString(*m_options.output.file);
        const auto failure = writeFile(path, bytes);
        if (!failure)
            return ExitDone;
        tell(message(*failure, path, m_messages.labels()), m_streams);
        return ExitNotWritten;
    }

    const Options &m_options;
    const Streams &m_streams;
    Messages m_messages;
};

} // namespace

ExitCode exitCodeOf(std::span<const Problem> problems)
{
    const auto isOfSession = [](const Problem &problem) {
        return problem.kind == ProblemKind::UnreadSession
            || problem.kind == ProblemKind::UnfitSession;
    };
    return std::ranges::all_of(problems, isOfSession) ? ExitNotWritten : ExitBadUsage;
}

ExitCode runCommand(const Options &options, const Streams &streams)
{
    return Runner(options, streams).run();
}

} // namespace backoff
