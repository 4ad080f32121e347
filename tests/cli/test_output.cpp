// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What backofflab-cli writes: transcripts, approved texts, tables at their edges, files, streams.

#include "tests/cli/cli_process.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

class TestOutput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lessonTranscript_data();
    void lessonTranscript();
    void approved_data();
    void approved();
    void threadsChangeNothing_data();
    void threadsChangeNothing();
    void tableEdges_data();
    void tableEdges();
    void aMillionAttempts_data();
    void aMillionAttempts();
    void optionFormsAreTheSame();
    void unusedOptionsAreTold_data();
    void unusedOptionsAreTold();
    void columnsAndDigits();
    void sessionsAreOptionsKept_data();
    void sessionsAreOptionsKept();
    void herdsOfASession_data();
    void herdsOfASession();
    void everyExampleIsASession();
    void fileHasTheBytesOfStdout();
    void unwritable_data();
    void unwritable();
    void closedPipeIsSilent();
    void aPipeThatDoesNotBlockIsWrittenWhole();
    void fileIsWholeWithoutStreams();
    void loadsNoQtGui();
};

namespace {

QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

CliResult run(const char *text) { return runCli(words(text)); }

} // namespace

void TestOutput::lessonTranscript_data()
{
    QTest::addColumn<QString>("arguments");
    const auto lesson = [](const char *file, const char *arguments) {
        QTest::newRow(file) << QString::fromLatin1(arguments);
    };
    lesson("always_down_3", "--base 100ms --attempts 3 --scenario always-down");
    lesson("base_50_four", "--base 50 --attempts 4 --scenario brief-blip --fail-first 3");
    lesson("brief_blip_1", "--base 0.1s --attempts 1");
    lesson("brief_blip_3", "--base 100 --attempts 3 --scenario brief-blip");
    lesson("long_outage_3", "--base 100 --attempts 3 --scenario long-outage");
    lesson("long_outage_10", "--base 100 --attempts 10 --scenario long-outage");
}

void TestOutput::lessonTranscript()
{
    QFETCH(QString, arguments);
    const QByteArray golden
        = contentOf(QStringLiteral(BACKOFF_TEST_DATA "/golden/transcript_es_%1.txt")
                        .arg(QString::fromLatin1(QTest::currentDataTag())));
    QVERIFY(!golden.isEmpty());
    const CliResult result
        = runCli(words("run --format transcript --lang es --unit ms --jitter none")
            + arguments.split(QLatin1Char(' ')));
    QCOMPARE(result.error, QByteArray());
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.out, golden);
}

void TestOutput::approved_data()
{
    QTest::addColumn<QString>("arguments");
    const auto text = [](const char *file, const char *arguments) {
        QTest::newRow(file) << QString::fromLatin1(arguments);
    };
    text("help.en.txt", "--help");
    text("help.es.txt", "--help --lang es");
    text("schedule_help.en.txt", "schedule --help");
    text("run_help.en.txt", "run --help");
    text("run_help.es.txt", "--lang=es --help run");
    text("compare_help.en.txt", "compare --help");
    text("export_help.en.txt", "export --help");
    text("scenarios_help.en.txt", "scenarios --help");
    text("scenarios.en.txt", "scenarios");
    text("scenarios.es.txt", "scenarios --lang es");
    text("schedule.en.txt", "schedule");
    text("run.es.txt", "run --lang es --scenario rate-limited --unit ms");
    text("run_transcript.en.txt", "run --format transcript --scenario script");
    text("schedule_python.en.txt", "schedule --format python");
    text("schedule_python.es.txt",
        "schedule --format python --lang es --base 100 --unit ms --multiplier 1.1 --jitter "
        "decorrelated --cap none");
    text("schedule_python_listed.es.txt",
        "schedule --format python --lang es --base 100 --unit ms --multiplier 1.6 --jitter none");
    text("compare.csv", "compare --format csv");
    text("compare_b.csv",
        "compare --cap 2 --attempts 4 --seed 7 --scenario timed-outage --policy-b "
        "EXAMPLES/billing-policy.backofflab --format csv");
    text("compare_b.en.txt",
        "compare --cap 2 --attempts 4 --seed 7 --scenario timed-outage --policy-b "
        "EXAMPLES/billing-policy.backofflab");
    text("fleet_help.en.txt", "fleet --help");
    text("contention_help.en.txt", "contention --help");
    text("fleet.en.txt", "fleet");
    text("fleet.csv", "fleet --jitter all --format csv");
    text("fleet_histogram.csv", "fleet --histogram --jitter equal --clients 200 --format csv");
    text("contention.en.txt", "contention --runs 4");
    text("contention.csv", "contention --runs 4 --format csv");
}

void TestOutput::approved()
{
    QFETCH(QString, arguments);
    QStringList command = arguments.split(QLatin1Char(' '));
    command.replaceInStrings(
        QStringLiteral("EXAMPLES"), QStringLiteral(BACKOFF_SOURCE_DIR "/resources/examples"));
    CliResult result = runCli(command);
    const QByteArray version = run("--version").out.trimmed().split(' ').last();
    result.out.replace(version, "VERSION");
    QCOMPARE(result.error, QByteArray());
    QCOMPARE(result.exitCode, 0);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    QCOMPARE(QString::fromUtf8(result.out), QString::fromUtf8(approvedText(name, result.out)));
}

void TestOutput::threadsChangeNothing_data()
{
    QTest::addColumn<QString>("arguments");
    for (const char *arguments : {"fleet --jitter all --clients 20000 --format csv",
             "fleet --jitter all --clients 20000 --capacity none --format json",
             "fleet --histogram --clients 20000 --outage never --format csv",
             "contention --runs 9 --format csv"})
        QTest::newRow(arguments) << QString::fromLatin1(arguments);
}

void TestOutput::threadsChangeNothing()
{
    QFETCH(QString, arguments);
    const QStringList command = arguments.split(QLatin1Char(' '));
    const QByteArray byDefault = runCli(command).out;
    QVERIFY(byDefault.count('\n') > 4);
    for (const char *threads : {"1", "2", "8"}) {
        const CliResult result
            = runCli(command + QStringList {QStringLiteral("--threads"), QLatin1String(threads)});
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(result.out, byDefault);
    }
}

void TestOutput::tableEdges_data()
{
    QTest::addColumn<QByteArray>("expected");
    const auto table = [](const char *arguments, const char *expected) {
        QTest::newRow(arguments) << QByteArray(expected);
    };
    const char *const columns = " --format csv --columns retry,modelled_s";
    const auto delays = [&](const char *arguments, const char *rows) {
        QTest::newRow(
            qPrintable(QString::fromLatin1("schedule %1").arg(QString::fromLatin1(arguments))
                + QString::fromLatin1(columns)))
            << QByteArray("retry,modelled_s\r\n") + rows;
    };
    table("schedule --attempts 1 --format csv",
        "retry,modelled_s,jittered_s,modelled_total_s,jittered_total_s,least_s,most_s\r\n");
    const char *const summary
        = "jitter,clients,calls,first_bin_peak,later_peak,recovered,exhausted,"
          "last_success_s,p50_s,p99_s,wasted_calls\r\n";
    const auto fleet = [&](const char *arguments, const char *row) {
        QTest::newRow(arguments) << QByteArray(summary) + row + "\r\n";
    };
    fleet("fleet --clients 0 --format csv", "full,0,0,0,0,0,0,,,,0");
    fleet("fleet --clients 1 --outage never --jitter none --format csv --capacity none",
        "none,1,6,1,1,0,1,,,,6");
    fleet("fleet --clients 5 --outage 0 --format csv", "full,5,5,5,0,5,0,0,0,0,0");
    fleet("fleet --clients 5 --jitter none --bin 1h --format csv", // wider than the run
        "none,5,25,25,0,5,0,7.5,7.5,7.5,20");
    fleet("fleet --clients 9 --attempts 1 --format csv", "full,9,9,9,0,0,9,,,,9");
    table(
        "fleet --clients 0 --histogram --format csv", "jitter,bin_start_s,calls,served,failed\r\n");
    table(
        "fleet --clients 2 --jitter none --bin 1 --attempts 4 --outage 3 --histogram --format csv",
        "jitter,bin_start_s,calls,served,failed\r\n"
        "none,0,4,0,4\r\nnone,1,2,0,2\r\nnone,2,0,0,0\r\nnone,3,2,2,0\r\n");
    table("fleet --clients 3 --jitter none --base 100 --unit ms --attempts 2 --outage 50"
          " --bin 100 --capacity 10 --histogram --format csv",
        "jitter,bin_start_ms,calls,served,failed\r\nnone,0,3,0,3\r\nnone,100,3,1,2\r\n");
    delays("--attempts 4 --base 1e-9", "1,1e-09\r\n2,2e-09\r\n3,4e-09\r\n");
    delays("--attempts 4 --multiplier 0.5", "1,0.5\r\n2,0.25\r\n3,0.125\r\n");
    delays("--attempts 3 --multiplier 1", "1,0.5\r\n2,0.5\r\n");
    delays("--attempts 3 --cap 0.2", "1,0.2\r\n2,0.2\r\n");
    delays("--attempts 3 --cap none --base 1min", "1,60\r\n2,120\r\n");
    delays("--attempts 3 --base 0,25", "1,0.25\r\n2,0.5\r\n");
    table("schedule --attempts 3 --unit ms --format csv --columns most_ms,retry",
        "most_ms,retry\r\n500,1\r\n1000,2\r\n");
    table("schedule --attempts 3 --jitter offsets --offsets 0 --format csv",
        "retry,modelled_s,jittered_s,modelled_total_s,jittered_total_s,least_s,most_s\r\n"
        "1,0.5,0,0.5,0,0,0\r\n2,1,0,1.5,0,0,0\r\n");
    table("run --attempts 1 --scenario permanent-error --format csv",
        "attempt,starts_at_s,outcome,error,modelled_s,jittered_s,elapsed_s\r\n"
        "1,0,permanent,ValidationError,,,0\r\n");
    table("run --attempts 3 --jitter none --call-duration 250ms --format csv",
        "attempt,starts_at_s,outcome,error,modelled_s,jittered_s,elapsed_s\r\n"
        "1,0,transient,ConnectionError,0.5,0.5,0.75\r\n"
        "2,0.75,transient,ConnectionError,1,1,2\r\n"
        "3,2,success,,,,2.25\r\n");
    table("run --attempts 2 --scenario rate-limited --retry-after 0 --format csv",
        "attempt,starts_at_s,outcome,error,modelled_s,jittered_s,elapsed_s\r\n"
        "1,0,rate-limited,RateLimitError,0.5,0,0\r\n"
        "2,0,rate-limited,RateLimitError,1,,0\r\n");
    table("compare --scenario permanent-error --format csv",
        "jitter,outcome,attempts,waited_s,modelled_s,elapsed_s\r\n"
        "none,permanent,1,0,0,0\r\nfull,permanent,1,0,0,0\r\nequal,permanent,1,0,0,0\r\n"
        "decorrelated,permanent,1,0,0,0\r\nproportional,permanent,1,0,0,0\r\n"
        "offsets,permanent,1,0,0,0\r\n");
}

void TestOutput::tableEdges()
{
    QFETCH(QByteArray, expected);
    const CliResult result = run(QTest::currentDataTag());
    QVERIFY2(result.exitCode == 0, result.error.constData());
    QCOMPARE(result.out, expected);
}

void TestOutput::aMillionAttempts_data()
{
    QTest::addColumn<qsizetype>("lines");
    QTest::newRow("schedule --attempts 1000000 --format csv") << qsizetype(1'000'000);
    QTest::newRow("run --attempts 1000000 --scenario always-down --format csv")
        << qsizetype(1'000'001);
    QTest::newRow("compare --attempts 1000000 --scenario always-down --format csv") << qsizetype(7);
}

void TestOutput::aMillionAttempts()
{
    QFETCH(qsizetype, lines);
    const CliResult result = run(QTest::currentDataTag());
    QCOMPARE(result.error, QByteArray());
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.out.count('\n'), lines);
}

void TestOutput::optionFormsAreTheSame()
{
    const CliResult reference = run("schedule --base 20 --unit ms --seed -5 --format csv");
    QCOMPARE(reference.exitCode, 0);
    for (const char *same : {"schedule --unit=ms --base=20 --seed=-5 --format=csv",
             "--format csv --seed -5 --unit ms --base 20 schedule",
             "schedule --base 0.02s --seed 5 --unit ms --format csv"}) {
        const CliResult result = run(same);
        QVERIFY2(result.exitCode == 0, result.error.constData());
        QCOMPARE(result.out, reference.out);
    }
}

void TestOutput::unusedOptionsAreTold_data()
{
    QTest::addColumn<QByteArray>("option");
    QTest::newRow("schedule --spread 0.3") << QByteArray("--spread");
    QTest::newRow("schedule --jitter none --offsets 0.3") << QByteArray("--offsets");
    QTest::newRow("schedule --jitter equal --cap-placement before")
        << QByteArray("--cap-placement");
    QTest::newRow("run --down-from 3s") << QByteArray("--down-from");
    QTest::newRow("run --down-from 20s") << QByteArray("--down-from"); // past the default's end
    QTest::newRow("run --scenario always-down --fail-first 3") << QByteArray("--fail-first");
    QTest::newRow("run --scenario timed-outage --retry-after 3") << QByteArray("--retry-after");
    QTest::newRow("fleet --clients 3 --spread 0.1") << QByteArray("--spread");
    QTest::newRow("compare --jitter none") << QByteArray("--jitter");
    QTest::newRow("run --format transcript --columns attempt") << QByteArray("--columns");
    QTest::newRow("schedule --format python --columns retry") << QByteArray("--columns");
    QTest::newRow("schedule --format python --digits 2") << QByteArray("--digits");
}

void TestOutput::unusedOptionsAreTold()
{
    QFETCH(QByteArray, option);
    const CliResult result = run(QTest::currentDataTag());
    QCOMPARE(result.exitCode, 0);
    QVERIFY(!result.out.isEmpty());
    QCOMPARE(result.error.count('\n'), 1);
    QVERIFY2(result.error.contains(option + " is ignored"), result.error.constData());
}

void TestOutput::columnsAndDigits()
{
    const CliResult rounded
        = run("schedule --attempts 3 --digits 2 --format csv --columns jittered_s,retry --seed 7");
    const CliResult full = run(
        "schedule --attempts 3 --digits full --format csv --columns jittered_s,retry --seed 7");
    QVERIFY(rounded.out.startsWith("jittered_s,retry\r\n0.16,1\r\n"));
    QVERIFY2(full.out.startsWith("jittered_s,retry\r\n0.1619"), full.out.constData());
}

void TestOutput::sessionsAreOptionsKept_data()
{
    QTest::addColumn<QString>("overriding");
    QTest::addColumn<QString>("instead"); // without the session
    const char *const service = " --scenario rate-limited --fail-first 3 --retry-after 700"
                                " --call-duration 30";
    const char *const policy = " --unit ms --base 200 --cap none --attempts 9 --title A";
    const auto row = [&](const char *command, const char *overriding, const QString &instead) {
        QTest::newRow(qPrintable(QString::fromLatin1(command) + QString::fromLatin1(overriding)))
            << QString::fromLatin1(command) + QString::fromLatin1(overriding)
            << QString::fromLatin1(command) + instead;
    };
    const QString whole = QString::fromLatin1(policy) + QString::fromLatin1(service);
    row("schedule --format csv", "", QString::fromLatin1(policy));
    row("run", "", whole);
    row("run --format markdown --lang es", "", whole);
    row("run --format transcript", "", whole);
    row("schedule --format python", "", QString::fromLatin1(policy));
    row("compare --format html", "", whole);
    row("compare", " --seed 3", whole + QStringLiteral(" --seed 3"));
    row("run --format csv",
        " --unit s --base 3",
        QStringLiteral(" --unit s --base 3 --cap none --attempts 9 --scenario rate-limited"
                       " --fail-first 3 --retry-after 0.7 --call-duration 30ms"));
    row("run --format json",
        " --scenario brief-blip",
        QString::fromLatin1(policy) + QStringLiteral(" --call-duration 30"));
}

void TestOutput::sessionsAreOptionsKept()
{
    QFETCH(QString, overriding);
    QFETCH(QString, instead);
    const QTemporaryDir folder;
    QFile session(folder.filePath(QStringLiteral("a.backofflab")));
    QVERIFY(session.open(QIODevice::WriteOnly));
    session.write(R"({"formatVersion": 1, "title": "A",
        "policy": {"unit": "ms", "base": 200, "cap": null, "attempts": 9},
        "scenario": {"name": "rate-limited", "failFirst": 3, "retryAfter": 700,
                     "callDuration": 30}})");
    session.close();
    const CliResult expected = runCli(words(instead.toUtf8().constData()));
    QVERIFY2(expected.exitCode == 0, expected.error.constData());
    const CliResult result = runCli(words(overriding.toUtf8().constData())
        + QStringList {QStringLiteral("--session"), session.fileName()});
    QVERIFY2(result.exitCode == 0, result.error.constData());
    QCOMPARE(result.error, QByteArray());
    QCOMPARE(QString::fromUtf8(result.out), QString::fromUtf8(expected.out));
}

void TestOutput::herdsOfASession_data()
{
    QTest::addColumn<QString>("instead"); // without the session
    const auto row = [](const char *overriding, const char *instead) {
        QTest::newRow(overriding) << QString::fromLatin1(instead);
    };
    row("fleet",
        "fleet --jitter equal --seed 5 --clients 50 --outage never --capacity none --bin 0.5"
        " --shared-seed");
    row("fleet --unit ms --clients 7 --outage 3s --jitter all --histogram --format csv",
        "fleet --unit ms --seed 5 --clients 7 --outage 3000 --capacity none --bin 500 --shared-seed"
        " --jitter all --histogram --format csv");
    row("contention --runs 2", "contention --runs 2 --seed 5");
}

void TestOutput::herdsOfASession()
{
    QFETCH(QString, instead);
    const QTemporaryDir folder;
    QFile session(folder.filePath(QStringLiteral("a.backofflab")));
    QVERIFY(session.open(QIODevice::WriteOnly));
    session.write(R"({"formatVersion": 1, "policy": {"jitter": "equal", "seed": "5"},
        "fleet": {"clients": 50, "outage": null, "capacity": null, "bin": 0.5,
                  "sharedSeed": true}})");
    session.close();
    const CliResult expected = run(instead.toLatin1().constData());
    QVERIFY2(expected.exitCode == 0, expected.error.constData());
    const CliResult result = runCli(words(QTest::currentDataTag())
        + QStringList {QStringLiteral("--session"), session.fileName()});
    QCOMPARE(result.error, QByteArray());
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(QString::fromUtf8(result.out), QString::fromUtf8(expected.out));
}

void TestOutput::everyExampleIsASession()
{
    const QDir examples(QStringLiteral(BACKOFF_SOURCE_DIR "/resources/examples"));
    const QStringList names = examples.entryList({QStringLiteral("*.backofflab")}, QDir::Files);
    QVERIFY(!names.isEmpty());
    for (const QString &name : names) {
        for (const char *command : {"schedule", "run", "compare", "fleet", "contention"}) {
            const CliResult result = runCli({QString::fromLatin1(command),
                QStringLiteral("--session"),
                examples.filePath(name)});
            QVERIFY2(result.exitCode == 0, result.error.constData());
        }
    }
}

void TestOutput::fileHasTheBytesOfStdout()
{
    const QTemporaryDir folder;
    // The suffix never sets the format.
    const QString file = folder.filePath(QStringLiteral("ñandú.json"));
    const CliResult toFile = runCli({QStringLiteral("schedule"), QStringLiteral("--output"), file});
    QVERIFY2(toFile.exitCode == 0, toFile.error.constData());
    QCOMPARE(toFile.out, QByteArray());
    QCOMPARE(contentOf(file), run("schedule").out);
    QCOMPARE(QDir(folder.path())
                 .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
                 .size(),
        1);
}

void TestOutput::unwritable_data()
{
    QTest::addColumn<QString>("command");
    const auto shell = [](const char *name, const char *command) {
        QTest::newRow(name) << QString::fromLatin1(command);
    };
    shell("full device", "$CLI schedule > /dev/full");
    shell("full device, help", "$CLI --help > /dev/full");
    shell("full device, version", "$CLI --version > /dev/full");
    shell("full device, scenarios", "$CLI scenarios > /dev/full");
    shell("read-only descriptor", "$CLI schedule 1< /dev/null");
    shell("closed stdout", "$CLI schedule >&-");
    shell("size limit", "ulimit -f 1; $CLI schedule --attempts 10000 > \"$(mktemp)\"");
    shell("no folder", "$CLI schedule --output /no/such/folder/file.txt");
    shell("a folder", "$CLI schedule --output /tmp");
    shell("a device", "$CLI schedule --output /dev/full");
}

void TestOutput::unwritable()
{
    QFETCH(QString, command);
    const CliResult result = runShell(command);
    QVERIFY2(result.exitCode == 3, result.error.constData());
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(result.error.count('\n'), 1);
}

void TestOutput::closedPipeIsSilent()
{
    // A pipe whose reader has gone before a byte is written: `wait` for it first.
    const CliResult result = runShell(QStringLiteral(
        "exec 3> >(exit); wait $!; $CLI schedule --attempts 100000 --format csv >&3"));
    QCOMPARE(result.error, QByteArray());
    QCOMPARE(result.exitCode, 3);
}

void TestOutput::aPipeThatDoesNotBlockIsWrittenWhole()
{
    // Whoever shares the pipe may have set it so; it is full long before it is read.
    if (runShell(QStringLiteral("command -v python3")).exitCode != 0)
        QSKIP("python3 is not installed");
    const CliResult result = runShell(
        QStringLiteral("set -o pipefail; { python3 -c 'import os; os.set_blocking(1, False)';"
                       " $CLI schedule --attempts 100000 --format csv; } | { sleep 0.3; cat; }"));
    QCOMPARE(result.error, QByteArray());
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.out.count('\n'), 100'000);
}

void TestOutput::fileIsWholeWithoutStreams()
{
    // A file opened while descriptors 1 and 2 are closed takes their numbers, but no message.
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("out.csv"));
    const CliResult result = runShell(
        QStringLiteral("$CLI schedule --spread 0.1 --format csv --output %1 >&- 2>&-").arg(file));
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(contentOf(file), run("schedule --format csv").out);
}

void TestOutput::loadsNoQtGui()
{
    const CliResult libraries = runShell(QStringLiteral("ldd $CLI"));
    QCOMPARE(libraries.exitCode, 0);
    QVERIFY(libraries.out.contains("Qt6Core"));
    QVERIFY2(!libraries.out.contains("Qt6Gui"), libraries.out.constData());
    QVERIFY2(!libraries.out.contains("Qt6Widgets"), libraries.out.constData());
}

QTEST_GUILESS_MAIN(TestOutput)
#include "test_output.moc"
