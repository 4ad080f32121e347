// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A table that the window exports is what the command line beside it writes, byte for byte.

#include "core/io/command_line.h"
#include "tests/cli/cli_process.h"
#include "ui/exports/tables/table_source.h"

#include <QTest>

using namespace backoff;

class TestWindowTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCommandWritesTheSame_data();
    void theCommandWritesTheSame();
};

namespace {

Experiment stampede()
{
    Experiment experiment = defaultExperiment(Unit::Milliseconds);
    experiment.title = "It's \"full\" jitter, 50 %";
    experiment.policy.jitter = Jitter::Proportional;
    experiment.policy.spread = 0.2;
    experiment.policy.seed = 18'446'744'073'709'551'615U;
    experiment.fleet
        = {.clients = 321, .outage = {}, .capacity = {}, .bin = 100, .sharedSeed = true};
    return experiment;
}

Experiment nobody()
{
    Experiment experiment;
    experiment.fleet.clients = 0;
    return experiment;
}

TableSource sourceOf(const Experiment &experiment)
{
    ExportSource source(makeRunResult(experiment));
    source.study.clients = 12;
    source.study.runs = 3;
    const FleetResultPtr known = computed(source, HerdView::Fleet)->fleet;
    TableSource tables(*computed(source, HerdView::Contention));
    tables.fleets = std::make_shared<const EveryFleet>(*computeEveryFleet(experiment, known, {}));
    return tables;
}

std::vector<std::string> argumentsOf(TableKind kind, const TableSource &source)
{
    return kind == TableKind::Contention
        ? commandArguments(ContentionStudy {source.experiment.title, source.study})
        : commandArguments(
            source.experiment, kind, kind == TableKind::Fleets || kind == TableKind::FleetBins);
}

// A JSON file has all of the experiment, also what the table does not depend on and the command
// line does not say.
QByteArray comparable(const QByteArray &bytes, Format format)
{
    return format == Format::Json ? bytes.mid(bytes.indexOf("\"rows\"")) : bytes;
}

} // namespace

void TestWindowTables::theCommandWritesTheSame_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<TableKind>("kind");
    for (const TableKind kind : allTableKinds) {
        QTest::addRow("%s %d", nameOf(kind).data(), int(kind)) << Experiment() << kind;
        QTest::addRow("%s %d, in ms", nameOf(kind).data(), int(kind)) << stampede() << kind;
        QTest::addRow("%s %d, of nobody", nameOf(kind).data(), int(kind)) << nobody() << kind;
    }
}

void TestWindowTables::theCommandWritesTheSame()
{
    QFETCH(const Experiment, experiment);
    QFETCH(const TableKind, kind);
    const TableSource source = sourceOf(experiment);
    QCOMPARE(problemText(kind, source, Labels(Language::English)), QString());
    const Table table = wholeTable(kind, source);
    QStringList arguments;
    for (const std::string &argument : argumentsOf(kind, source))
        arguments << QString::fromStdString(argument);
    for (const Format format : allFormats) {
        if (!isTable(format))
            continue;
        const QString name = QString::fromLatin1(nameOf(format).data());
        const CliResult result = runCli(arguments
            + QStringList {QStringLiteral("--format"), name, QStringLiteral("--lang=es")});
        QCOMPARE(result.error, QByteArray());
        const std::string wanted = writtenTable(table, source, {format, {}, Language::Spanish});
        QCOMPARE(
            comparable(result.out, format), comparable(QByteArray::fromStdString(wanted), format));
    }
}

QTEST_APPLESS_MAIN(TestWindowTables)
#include "test_window_tables.moc"
