// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Arguments to struct: what the options mean, without a process.

#include "app/options.h"
#include "app/run_command.h"
#include "app/window_options.h"

#include <QTest>

#include <algorithm>

using namespace backoff;

class TestOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void defaults();
    void defaultsFollowTheUnit();
    void everyOption();
    void bareNumbersAreInTheUnit();
    void failFirstFollowsTheScenario();
    void unreadFieldsHideWhatDependsOnThem();
    void valuesMayBeginWithOneDash();
    void invalidUtf8IsRefused();
    void everyFieldHasOneName();
    void everyOptionIsInTheManualPages_data();
    void everyOptionIsInTheManualPages();
    void controlCharactersStayOnOneLine();
};

namespace {

Options parse(const std::vector<std::string> &arguments) { return parseOptions(arguments); }

bool has(const Options &options, ProblemKind kind, std::string_view option)
{
    return std::ranges::any_of(options.problems,
        [&](const Problem &problem) { return problem.kind == kind && problem.option == option; });
}

} // namespace

void TestOptions::defaults()
{
    const Options options = parse({"run"});
    QVERIFY(options.problems.empty());
    QVERIFY(options.ignored.empty());
    QVERIFY(options.command == Command::RunOnce);
    QVERIFY(options.experiment == Experiment());
    QVERIFY(options.language == Language::English);
    QVERIFY(options.output.format == Format::Text);
    QVERIFY(!options.output.digits);
    QVERIFY(!options.output.file);
    QVERIFY(options.output.columns.empty());
}

void TestOptions::defaultsFollowTheUnit()
{
    const Options options = parse({"run", "--unit", "ms"});
    QVERIFY(options.problems.empty());
    QVERIFY(options.experiment == defaultExperiment(Unit::Milliseconds));
    QCOMPARE(options.experiment.policy.base, 500.0);
    QCOMPARE(options.experiment.scenario.downUntil, 10'000.0);
}

void TestOptions::everyOption()
{
    const Options options = parse({"run",
        "--base=2",
        "--cap=none",
        "--attempts=9",
        "--multiplier=3",
        "--seed=-18446744073709551615",
        "--unit=s",
        "--jitter=proportional",
        "--spread=1",
        "--cap-placement=before",
        "--scenario=timed-outage",
        "--down-from=1",
        "--down-until=1h",
        "--call-duration=250ms",
        "--format=json",
        "--columns=elapsed_s,attempt",
        "--digits=17",
        "--title==x",
        "--output=a=b",
        "--lang=es"});
    QVERIFY(options.problems.empty());
    QVERIFY(options.ignored.empty());
    const Policy policy {.base = 2,
        .multiplier = 3,
        .cap = std::nullopt,
        .attempts = 9,
        .jitter = Jitter::Proportional,
        .capPlacement = CapPlacement::Before,
        .spread = 1,
        .offsets = Policy().offsets,
        .seed = 18446744073709551615U,
        .unit = Unit::Seconds};
    QVERIFY(options.experiment.policy == policy);
    const Scenario scenario {.kind = ScenarioKind::TimedOutage,
        .failFirst = 2,
        .downFrom = 1,
        .downUntil = 3600,
        .retryAfter = 5,
        .script = Scenario().script,
        .callDuration = 0.25};
    QVERIFY(options.experiment.scenario == scenario);
    QCOMPARE(options.experiment.title, std::string("=x"));
    QVERIFY(options.output.format == Format::Json);
    QVERIFY(options.output.digits == Digits::fixed(17));
    QVERIFY(options.output.columns == (std::vector {ColumnId::Elapsed, ColumnId::Attempt}));
    QCOMPARE(*options.output.file, std::string("a=b"));
    QVERIFY(options.language == Language::Spanish);
}

void TestOptions::bareNumbersAreInTheUnit()
{
    for (const auto &order : {std::vector<std::string> {"run", "--base", "2.01", "--unit", "ms"},
             std::vector<std::string> {"--unit", "ms", "--base", "2.01", "run"}})
        QCOMPARE(parse(order).experiment.policy.base, 2.01);
    QCOMPARE(parse({"run", "--base", "2.01 s", "--unit", "ms"}).experiment.policy.base, 2010.0);
    QCOMPARE(parse({"run", "--base", "500ms"}).experiment.policy.base, 0.5);
    const Options script
        = parse({"run", "--unit", "ms", "--scenario", "script", "--script", "R:5 R:5s"});
    QVERIFY(script.problems.empty());
    QCOMPARE(script.experiment.scenario.script, std::string("R:5 R:5s"));
}

void TestOptions::failFirstFollowsTheScenario()
{
    QCOMPARE(parse({"run", "--scenario", "long-outage"}).experiment.scenario.failFirst, 6);
    QCOMPARE(parse({"run", "--scenario", "permanent-error"}).experiment.scenario.failFirst, 0);
    QCOMPARE(parse({"run", "--fail-first", "4", "--scenario", "long-outage"})
                 .experiment.scenario.failFirst,
        4);
}

void TestOptions::unreadFieldsHideWhatDependsOnThem()
{
    // With the default base this would overflow, but the base was meant to be something else.
    const Options options
        = parse({"schedule", "--base", "x", "--cap", "none", "--attempts", "2000"});
    QCOMPARE(options.problems.size(), 1U);
    QVERIFY(has(options, ProblemKind::BadField, "--base"));
    // An unread scenario does not make its script a stranger.
    const Options scenario = parse({"run", "--scenario", "x", "--script", "T"});
    QCOMPARE(scenario.problems.size(), 1U);
}

void TestOptions::valuesMayBeginWithOneDash()
{
    QCOMPARE(parse({"run", "--seed", "-5"}).experiment.policy.seed, 5U);
    QVERIFY(has(parse({"run", "--base", "-1"}), ProblemKind::BadField, "--base"));
    QVERIFY(has(parse({"run", "--base", "--seed", "1"}), ProblemKind::MissingValue, "--base"));
    QCOMPARE(parse({"run", "--title=--x"}).experiment.title, std::string("--x"));
}

void TestOptions::invalidUtf8IsRefused()
{
    QVERIFY(has(parse({"run", "--title", "\xff\xfe"}), ProblemKind::NotUtf8, "--title"));
    QVERIFY(has(parse({"run", "--output", "a\xc3"}), ProblemKind::NotUtf8, "--output"));
}

void TestOptions::everyFieldHasOneName()
{
    const Labels labels(Language::English);
    for (const OptionSpec &spec : optionTable()) {
        if (spec.field)
            QCOMPARE(labels.field(*spec.field, FieldNaming::Option).toStdString(),
                std::string(spec.name));
    }
}

void TestOptions::everyOptionIsInTheManualPages_data()
{
    QTest::addColumn<bool>("ofWindow");
    QTest::newRow("backofflab-cli.1") << false;
    QTest::newRow("es/backofflab-cli.1") << false;
    QTest::newRow("backofflab.1") << true;
    QTest::newRow("es/backofflab.1") << true;
}

void TestOptions::everyOptionIsInTheManualPages()
{
    QFETCH(bool, ofWindow);
    QFile file(QStringLiteral(BACKOFF_SOURCE_DIR "/resources/man/%1")
                   .arg(QString::fromLatin1(QTest::currentDataTag())));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QByteArray text = file.readAll().replace("\\-", "-");
    const auto taken = [ofWindow](const OptionSpec &spec) {
        const auto takesIt = [&](Command command) { return takes(command, spec); };
        return ofWindow ? windowTakes(spec) : std::ranges::any_of(allCommands, takesIt);
    };
    for (const OptionSpec &spec : optionTable()) {
        const QByteArray name(spec.name.data(), static_cast<qsizetype>(spec.name.size()));
        const bool there = text.contains(".B " + name + "\n") || text.contains(".BI " + name + " ");
        const auto isTaken
            = [&](const OptionSpec &other) { return other.name == spec.name && taken(other); };
        QVERIFY2(there == std::ranges::any_of(optionTable(), isTaken), name.constData());
    }
    for (const Command command : allCommands)
        QVERIFY(ofWindow || text.contains(QByteArray(".B ") + nameOf(command).data() + '\n'));
}

void TestOptions::controlCharactersStayOnOneLine()
{
    std::string error;
    const Streams streams {.out = [](std::string_view) { return StreamResult::Failed; },
        .error = [&](std::string_view text) { error += text; }};
    QCOMPARE(int(runCommand(parse({"run", "a\x1b[2J\nb"}), streams)), int(ExitBadUsage));
    QCOMPARE(std::ranges::count(error, '\n'), 2); // the message, and where the help is
    QVERIFY(error.find('\x1b') == std::string::npos);
    QVERIFY(error.find("'a\uFFFD[2J\uFFFDb'") != std::string::npos);
}

QTEST_APPLESS_MAIN(TestOptions)
#include "test_options.moc"
