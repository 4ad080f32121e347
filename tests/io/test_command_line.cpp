// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The experiment as a command line: the program reads it back, and so does a shell.

#include "app/options.h"
#include "app/run_command.h"
#include "core/io/command_line.h"
#include "core/io/table_export.h"
#include "tests/core/support/random_runs.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <cmath>

using namespace backoff;

namespace {

constexpr TableKind kinds[] = {TableKind::Retries, TableKind::Attempts, TableKind::Strategies};

const std::string titles[] = {"",
    "Plain",
    "two words",
    "it's 'quoted' \"twice\"",
    "$HOME `id` $(id) \\ !!",
    "one\ntwo\n",
    "--base",
    "--title=x",
    "-x",
    "--",
    "-",
    "=1+2",
    "~/*?[a]{b,c}",
    "Café €, 😀, مرحبا",
    "#hash & ; | < >",
    "\t tab",
    "'"};

// Every field of it at random, also those that the chosen jitter and scenario do not use.
class RandomExperiments
{
public:
    explicit RandomExperiments(std::uint32_t seed)
        : m_random(seed)
    {
    }

    [[nodiscard]] Experiment next()
    {
        Experiment experiment = defaultExperiment(chance() ? Unit::Seconds : Unit::Milliseconds);
        fill(experiment.policy);
        fill(experiment.scenario);
        experiment.title = titles[m_random.below(std::size(titles))];
        experiment.notes = "not in the command";
        return experiment;
    }

private:
    [[nodiscard]] bool chance() { return m_random.below(2) == 0; }

    // From very small to very large, most of them with many digits.
    [[nodiscard]] double number()
    {
        const double digits = 1 + static_cast<double>(m_random.below(1'000'000)) / 999'983;
        return digits * std::pow(10.0, static_cast<double>(m_random.below(40)) - 20);
    }

    void fill(Policy &policy)
    {
        policy.jitter = allJitters[m_random.below(std::size(allJitters))];
        policy.attempts = static_cast<std::int64_t>(1 + m_random.below(12));
        policy.capPlacement = chance() ? CapPlacement::After : CapPlacement::Before;
        if (chance()) {
            policy.base = number();
        }
        if (chance()) {
            policy.cap = chance() ? std::optional(number()) : std::nullopt;
        }
        if (chance()) {
            policy.multiplier = 0.1 + static_cast<double>(m_random.below(40)) / 7;
        }
        if (chance()) {
            policy.spread = static_cast<double>(1 + m_random.below(1000)) / 1000;
        }
        if (chance()) {
            policy.offsets.clear();
            for (std::size_t n = 1 + m_random.below(5); n > 0; --n) {
                policy.offsets.push_back(static_cast<double>(m_random.below(1000)) / 999);
            }
        }
        if (chance()) {
            policy.seed = ~std::uint64_t {0} - m_random.below(1000);
        }
    }

    void fill(Scenario &scenario)
    {
        scenario.kind = allScenarios[m_random.below(std::size(allScenarios))];
        scenario.failFirst
            = chance() ? defaultFailFirst(scenario.kind) : static_cast<int>(m_random.below(9));
        if (chance()) {
            scenario.downFrom = number();
            scenario.downUntil = scenario.downFrom * 2 + 1;
        }
        if (chance()) {
            scenario.retryAfter = number();
        }
        if (chance()) {
            scenario.callDuration = number();
        }
        if (chance()) {
            scenario.script = m_random.next().scenario.script;
        }
    }

    RandomRuns m_random;
};

// Valid ones, each with a kind of table it can have.
template<typename Visit> void forEachExperiment(int count, Visit visit)
{
    RandomExperiments experiments(3);
    for (int done = 0; done < count;) {
        const Experiment experiment = experiments.next();
        for (const TableKind kind : kinds) {
            if (validateComparison(experiment, windowLimits).empty()) {
                visit(experiment, kind);
                ++done;
            }
        }
    }
}

QStringList asWords(const std::vector<std::string> &arguments)
{
    QStringList words;
    for (const std::string &argument : arguments) {
        words << QString::fromStdString(argument);
    }
    return words;
}

// What the shell makes of the lines: for each the number of its words, then the words.
QByteArray wordsByShell(const QString &shell, const QByteArray &lines)
{
    QProcess process;
    process.start(shell, {QStringLiteral("-s")});
    process.write("show() { printf '%s\\0' \"$#\" \"$@\"; }\n" + lines);
    process.closeWriteChannel();
    return process.waitForFinished(60'000) ? process.readAllStandardOutput() : QByteArray();
}

} // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWhatDiffers_data();
    void onlyWhatDiffers();
    void theProgramMakesTheSameTable();
    void fleetsReadBack();
    void contentionReadsBack();
    void aRunReadsBackAsTheExperiment();
    void aShellSeesTheSameWords_data();
    void aShellSeesTheSameWords();
    void aTitleWithNulIsStillACommand();
};

void TestCommandLine::onlyWhatDiffers_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<TableKind>("kind");
    QTest::addColumn<QString>("line");
    const auto row = [](const char *name, TableKind kind, const char *line, auto edit) {
        Experiment experiment;
        edit(experiment);
        QTest::newRow(name) << experiment << kind << QString::fromUtf8(line);
    };
    const auto nothing = [](Experiment &) {};
    row("defaults", TableKind::Attempts, "backofflab-cli run", nothing);
    row("schedule", TableKind::Retries, "backofflab-cli schedule", nothing);
    row("comparison", TableKind::Strategies, "backofflab-cli compare", nothing);
    row("ms", TableKind::Attempts, "backofflab-cli run --unit ms --base 100", [](Experiment &e) {
        e = defaultExperiment(Unit::Milliseconds);
        e.policy.base = 100;
    });
    row("policy",
        TableKind::Attempts,
        "backofflab-cli run --base 0.1 --cap none --attempts 4 --seed 18446744073709551615 "
        "--title 'Café au lait'",
        [](Experiment &e) {
            e.policy.base = 0.1;
            e.policy.cap.reset();
            e.policy.attempts = 4;
            e.policy.seed = ~std::uint64_t {0};
            e.title = "Café au lait";
        });
    row("scenario is not of the schedule",
        TableKind::Retries,
        "backofflab-cli schedule --jitter offsets --offsets 0,1",
        [](Experiment &e) {
            e.policy.jitter = Jitter::Offsets;
            e.policy.offsets = {0, 1};
            e.scenario.kind = ScenarioKind::AlwaysDown;
        });
    row("parameters that are not used",
        TableKind::Attempts,
        "backofflab-cli run --scenario long-outage",
        [](Experiment &e) {
            e.policy.spread = 0.25;
            e.scenario.kind = ScenarioKind::LongOutage;
            e.scenario.failFirst = 6;
            e.scenario.script = "P";
        });
    row("the comparison uses every jitter's",
        TableKind::Strategies,
        "backofflab-cli compare --spread 0.25 --scenario script --script 'T R:2 S'",
        [](Experiment &e) {
            e.policy.jitter = Jitter::None;
            e.policy.spread = 0.25;
            e.scenario.kind = ScenarioKind::Script;
            e.scenario.script = "T R:2 S";
        });
    row("a title like an option",
        TableKind::Attempts,
        "backofflab-cli run '--title=--it'\\''s'",
        [](Experiment &e) { e.title = "--it's"; });
}

void TestCommandLine::onlyWhatDiffers()
{
    QFETCH(Experiment, experiment);
    QFETCH(TableKind, kind);
    QFETCH(QString, line);
    QCOMPARE(QString::fromStdString(commandLine(experiment, kind)), line);
}

void TestCommandLine::fleetsReadBack()
{
    Experiment experiment = defaultExperiment(Unit::Milliseconds);
    experiment.policy.jitter = Jitter::Equal;
    experiment.policy.spread = 0.25;
    experiment.fleet = {.clients = 70, .outage = {}, .capacity = {}, .bin = 12.5};
    experiment.fleet.sharedSeed = true;
    const QString fleet = QStringLiteral("--clients 70 --outage never --capacity none --bin 12.5"
                                         " --shared-seed");
    const auto line = [&](TableKind kind, bool everyJitter) {
        return QString::fromStdString(commandLine(experiment, kind, everyJitter));
    };
    const QString start = QStringLiteral("backofflab-cli fleet --unit ms ");
    QCOMPARE(line(TableKind::Fleets, false), start + QStringLiteral("--jitter equal ") + fleet);
    QCOMPARE(line(TableKind::FleetBins, true),
        start + QStringLiteral("--jitter all --spread 0.25 ") + fleet
            + QStringLiteral(" --histogram"));

    const Options one = parseOptions(commandArguments(experiment, TableKind::Fleets));
    QVERIFY(one.problems.empty() && one.ignored.empty());
    QVERIFY(one.experiment.fleet == experiment.fleet && !one.everyJitter && !one.histogram);
    QVERIFY(one.experiment.policy.jitter == Jitter::Equal);
    const Options all = parseOptions(commandArguments(experiment, TableKind::FleetBins, true));
    QVERIFY(all.problems.empty() && all.ignored.empty() && all.everyJitter && all.histogram);
    QVERIFY(all.experiment.fleet == experiment.fleet);
    QCOMPARE(all.experiment.policy.spread, 0.25);
}

void TestCommandLine::contentionReadsBack()
{
    QCOMPARE(commandLine(ContentionStudy {}), std::string("backofflab-cli contention"));
    const ContentionStudy study {"two words", {.clients = 7, .runs = 9, .seed = 5}};
    QCOMPARE(commandLine(study),
        std::string("backofflab-cli contention --clients 7 --runs 9 --seed 5 --title 'two words'"));
    const Options options = parseOptions(commandArguments(study));
    QVERIFY(options.problems.empty());
    QVERIFY(options.contention == study);
}

// In every digit, with title, formula and seed; and nothing in it is ignored with a note.
void TestCommandLine::theProgramMakesTheSameTable()
{
    forEachExperiment(6000, [](const Experiment &experiment, TableKind kind) {
        const std::vector<std::string> arguments = commandArguments(experiment, kind);
        const Options options = parseOptions(arguments);
        const QByteArray line = QByteArray::fromStdString(commandLine(experiment, kind));
        QVERIFY2(options.problems.empty(), line.constData());
        QVERIFY2(options.ignored.empty(), line.constData());
        QVERIFY2(options.command && tableOf(*options.command) == kind, line.constData());
        for (const Format format : {Format::Csv, Format::Text}) {
            const ExportSettings settings {format, Digits::full(), Language::English};
            const std::string wanted
                = writeTable(makeTable(kind, experiment), experiment, settings);
            const std::string made
                = writeTable(makeTable(kind, options.experiment), options.experiment, settings);
            QVERIFY2(made == wanted, line.constData());
        }
    });
}

// Field by field, where every field is used.
void TestCommandLine::aRunReadsBackAsTheExperiment()
{
    RandomExperiments experiments(5);
    for (int i = 0; i < 3000; ++i) {
        Experiment experiment = experiments.next();
        if (!validate(experiment, windowLimits).empty()) {
            continue;
        }
        const Experiment defaults = defaultExperiment(experiment.policy.unit);
        experiment.notes.clear();
        experiment.fleet = defaults.fleet;
        if (experiment.policy.jitter != Jitter::Offsets) {
            experiment.policy.offsets = defaults.policy.offsets;
        }
        if (experiment.policy.jitter != Jitter::Proportional) {
            experiment.policy.spread = defaults.policy.spread;
            experiment.policy.capPlacement = defaults.policy.capPlacement;
        }
        Scenario &scenario = experiment.scenario;
        if (!uses(scenario.kind, Field::FailFirst)) {
            scenario.failFirst = defaultFailFirst(scenario.kind);
        }
        if (!uses(scenario.kind, Field::DownFrom)) {
            scenario.downFrom = defaults.scenario.downFrom;
            scenario.downUntil = defaults.scenario.downUntil;
        }
        if (!uses(scenario.kind, Field::RetryAfter)) {
            scenario.retryAfter = defaults.scenario.retryAfter;
        }
        if (!uses(scenario.kind, Field::Script)) {
            scenario.script = defaults.scenario.script;
        }
        const Options options = parseOptions(commandArguments(experiment, TableKind::Attempts));
        QVERIFY2(
            options.experiment == experiment, commandLine(experiment, TableKind::Attempts).c_str());
    }
}

void TestCommandLine::aShellSeesTheSameWords_data()
{
    QTest::addColumn<QString>("shell");
    for (const char *shell : {"sh", "bash", "dash"}) {
        QTest::newRow(shell) << QString::fromLatin1(shell);
    }
}

void TestCommandLine::aShellSeesTheSameWords()
{
    QFETCH(QString, shell);
    if (QStandardPaths::findExecutable(shell).isEmpty()) {
        QSKIP("there is no such shell here");
    }
    QByteArray lines;
    QByteArray wanted;
    forEachExperiment(3000, [&](const Experiment &experiment, TableKind kind) {
        const std::vector<std::string> arguments = commandArguments(experiment, kind);
        const std::string line = commandLine(experiment, kind);
        const std::string program = "backofflab-cli ";
        QVERIFY(line.starts_with(program));
        lines += "show " + QByteArray::fromStdString(line.substr(program.size())) + '\n';
        wanted += QByteArray::number(static_cast<qsizetype>(arguments.size())) + '\0';
        for (const std::string &argument : arguments) {
            wanted += QByteArray::fromStdString(argument) + '\0';
        }
    });
    const QByteArray words = wordsByShell(shell, lines);
    QCOMPARE(words.count('\0'), wanted.count('\0'));
    QVERIFY(words == wanted);
}

void TestCommandLine::aTitleWithNulIsStillACommand()
{
    Experiment experiment;
    experiment.title = std::string("a\0b", 3);
    QCOMPARE(asWords(commandArguments(experiment, TableKind::Attempts)),
        (QStringList {QStringLiteral("run"), QStringLiteral("--title"), QStringLiteral("ab")}));
}

QTEST_APPLESS_MAIN(TestCommandLine)
#include "test_command_line.moc"
