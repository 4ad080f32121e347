// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/run_export.h"

#include "app/export_folder.h"
#include "app/progress_line.h"
#include "core/io/file_writer.h"
#include "core/io/sessions/session_reader.h"
#include "core/io/table_export.h"

namespace backoff {

namespace {

constexpr TableKind allTables[] = {TableKind::Retries, TableKind::Attempts, TableKind::Strategies};

class Exporter
{
public:
    Exporter(const ExportOrder &order, const Messages &messages, const Streams &streams)
        : m_order(order)
        , m_messages(messages)
        , m_streams(streams)
        , m_filesOfATable(order.formats.size() * order.languages.size())
        , m_filesOfASession(std::size(allTables) * m_filesOfATable)
        , m_progress(streams, order.sessions.size() * m_filesOfASession)
    {
    }

    ExitCode run()
    {
        for (const QString &path : m_order.sessions) {
            const LoadedSession loaded = loadSession(path, commandLineLimits, m_messages.labels());
            if (!loaded.session) {
                fail(loaded.problem);
                m_progress.skip(m_filesOfASession);
            } else if (hasFolder()) {
                writeSession(path, loaded.session->experiment);
            } else {
                break;
            }
        }
        return m_result;
    }

private:
    // Not before there is something to write.
    bool hasFolder()
    {
        const auto failure = makeFolder(m_order.folder);
        if (failure)
            fail(message(*failure, m_order.folder, m_messages.labels()));
        return !failure;
    }

    void writeSession(const QString &path, const Experiment &experiment)
    {
        for (const TableKind kind : allTables) {
            if (kind != TableKind::Strategies || isComparable(path, experiment))
                writeFiles(sessionName(path), experiment, makeTable(kind, experiment));
            else
                m_progress.skip(m_filesOfATable);
        }
    }

    void writeFiles(const QString &session, const Experiment &experiment, const Table &table)
    {
        for (const Format format : m_order.formats) {
            for (const Language language : m_order.languages) {
                const QString name = exportName(session, table.kind, language, format);
                m_progress.begin(name);
                save(name, writeTable(table, experiment, {format, std::nullopt, language}));
            }
        }
    }

    // A session is valid with its own strategy; without a cap, another one may overflow.
    bool isComparable(const QString &path, const Experiment &experiment)
    {
        const std::vector<Error> errors = validateComparison(experiment, commandLineLimits);
        for (const Error &error : errors)
            fail(m_messages
                     .text(QT_TRANSLATE_NOOP("CommandLine",
                         "'%1' has no table 'compare', which tries every jitter: %2"))
                     .arg(path,
                         m_messages.labels().message(error, commandLineLimits, FieldNaming::Form)));
        return errors.empty();
    }

    void save(const QString &name, const std::string &bytes)
    {
        const QString path = pathIn(m_order.folder, name);
        if (const auto failure = writeFile(path, bytes))
            fail(message(*failure, path, m_messages.labels()));
    }

    void fail(const QString &line)
    {
        m_progress.hide();
        tell(line, m_streams);
        m_result = ExitNotWritten;
    }

    const ExportOrder &m_order;
    const Messages &m_messages;
    const Streams &m_streams;
    std::size_t m_filesOfATable;
    std::size_t m_filesOfASession;
    ProgressLine m_progress;
    ExitCode m_result = ExitDone;
};

} // namespace

ExitCode runExport(const ExportOrder &order, const Messages &messages, const Streams &streams)
{
    return Exporter(order, messages, streams).run();
}

} // namespace backoff
