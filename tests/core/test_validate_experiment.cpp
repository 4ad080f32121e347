// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What an experiment may be beside its policy: the service's parameters, and the virtual clock.

#include "core/engine/experiment.h"
#include "tests/core/support/experiments.h"
#include "tests/core/support/print.h"

#include <QtTest>

#include <algorithm>
#include <limits>

using namespace backoff;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

Experiment with(const Scenario &scenario, std::int64_t attempts = 6)
{
    Experiment experiment;
    experiment.scenario = scenario;
    experiment.policy.attempts = attempts;
    return experiment;
}

} // namespace

class ValidateExperimentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accepts_data();
    void accepts();
    void refuses_data();
    void refuses();
    void unusedParametersAreStillChecked();
    void policyAndScenarioTogether();
    void theClockStaysFinite_data();
    void theClockStaysFinite();
};

void ValidateExperimentTest::accepts_data()
{
    QTest::addColumn<Experiment>("experiment");
    using enum ScenarioKind;
    for (const ScenarioKind kind : allScenarios) {
        QTest::newRow(std::string(nameOf(kind)).c_str()) << with({.kind = kind});
    }
    QTest::newRow("no failure") << with({.failFirst = 0});
    QTest::newRow("many failures") << with({.failFirst = maxFailFirst});
    QTest::newRow("a hint of 0") << with({.kind = RateLimited, .retryAfter = 0});
    QTest::newRow("an empty script") << with({.kind = Script, .script = ""});
    QTest::newRow("one huge hint")
        << with({.kind = RateLimited, .failFirst = 1, .retryAfter = 1e308});
    QTest::newRow("a huge hint that is never waited") << scripted("T R:1e308 R:1e308", 3);
    QTest::newRow("a huge last call") << with({.callDuration = 1e308}, 1);
}

void ValidateExperimentTest::accepts()
{
    QFETCH(const Experiment, experiment);
    QCOMPARE(print(validate(experiment, windowLimits)), QStringList());
}

void ValidateExperimentTest::refuses_data()
{
    QTest::addColumn<Scenario>("scenario");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const Scenario &scenario, const char *expected) {
        QTest::newRow(name) << scenario << QString::fromLatin1(expected);
    };
    using enum ScenarioKind;
    row("fail-first -1", {.failFirst = -1}, "OutOfRange FailFirst '-1' 0");
    row("fail-first 10,000,001",
        {.failFirst = maxFailFirst + 1},
        "OutOfRange FailFirst '10000001' 0");
    row("down-from nan",
        {.kind = TimedOutage, .downFrom = notANumber},
        "NotFinite DownFrom 'nan' 0");
    row("down-until inf", {.kind = TimedOutage, .downUntil = inf}, "NotFinite DownUntil 'inf' 0");
    row("until at from",
        {.kind = TimedOutage, .downFrom = 3, .downUntil = 3},
        "UntilNotAfterFrom DownUntil '3' 0");
    row("until before from",
        {.kind = TimedOutage, .downFrom = 3, .downUntil = 2},
        "UntilNotAfterFrom DownUntil '2' 0");
    row("retry-after -1", {.kind = RateLimited, .retryAfter = -1}, "OutOfRange RetryAfter '-1' 0");
    row("retry-after nan",
        {.kind = RateLimited, .retryAfter = notANumber},
        "NotFinite RetryAfter 'nan' 0");
    row("retry-after inf",
        {.kind = RateLimited, .retryAfter = inf},
        "NotFinite RetryAfter 'inf' 0");
    row("call duration -1", {.callDuration = -1}, "OutOfRange CallDuration '-1' 0");
    row("call duration nan", {.callDuration = notANumber}, "NotFinite CallDuration 'nan' 0");
    row("call duration inf", {.callDuration = inf}, "NotFinite CallDuration 'inf' 0");
    row("script", {.kind = Script, .script = "T T X"}, "BadToken Script 'X' 3");
    row("script hint", {.kind = Script, .script = "R:-1"}, "BadToken Script 'R:-1' 1");
}

void ValidateExperimentTest::refuses()
{
    QFETCH(const Scenario, scenario);
    QFETCH(const QString, expected);
    QCOMPARE(print(validate(scenario, Unit::Seconds)), QStringList(expected));
    QCOMPARE(print(validate(with(scenario), windowLimits)), QStringList(expected));
}

void ValidateExperimentTest::unusedParametersAreStillChecked()
{
    const Scenario scenario {.kind = ScenarioKind::AlwaysDown, .failFirst = -1, .retryAfter = -1};
    QCOMPARE(validate(scenario, Unit::Seconds).size(), std::size_t {2});
}

void ValidateExperimentTest::policyAndScenarioTogether()
{
    Experiment experiment = with({.failFirst = -1,
        .downFrom = 2,
        .downUntil = 1,
        .retryAfter = notANumber,
        .callDuration = -2});
    experiment.policy.base = 0;
    experiment.policy.multiplier = -1;
    QStringList fields;
    for (const QString &line : print(validate(experiment, windowLimits))) {
        fields.append(line.section(u' ', 1, 1));
    }
    QCOMPARE(fields.join(u' '),
        QStringLiteral("Base Multiplier FailFirst DownUntil RetryAfter CallDuration"));
}

void ValidateExperimentTest::theClockStaysFinite_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<Field>("expected");
    using enum ScenarioKind;
    QTest::newRow("two hints") << with({.kind = RateLimited, .failFirst = 2, .retryAfter = 1e308})
                               << Field::RetryAfter;
    QTest::newRow("hints of a script") << scripted("R:1e308 T R:1e308", 6) << Field::Script;
    QTest::newRow("call durations")
        << with({.kind = AlwaysDown, .callDuration = 1e308}) << Field::CallDuration;
    QTest::newRow("the last call")
        << with({.kind = BriefBlip, .failFirst = 1, .callDuration = 1e308}, 2)
        << Field::CallDuration;
    Experiment together
        = with({.kind = RateLimited, .failFirst = 1, .retryAfter = 1e308, .callDuration = 5e307});
    QTest::newRow("a hint that was fine alone") << together << Field::CallDuration;
    // The outage is over early, yet what follows its last failure overflows.
    Experiment shrinking
        = with({.kind = TimedOutage, .downUntil = 1e307, .callDuration = 8e307}, 2);
    shrinking.policy.base = 1e308;
    shrinking.policy.cap.reset();
    shrinking.policy.multiplier = 0.001;
    QTest::newRow("the first wait is the largest") << shrinking << Field::CallDuration;
    Experiment growing
        = with({.kind = TimedOutage, .downUntil = 6.2e307, .callDuration = 4.8e307}, 3);
    growing.policy.base = 4.5e306;
    growing.policy.cap.reset();
    growing.policy.multiplier = 1;
    growing.policy.jitter = Jitter::Decorrelated;
    QTest::newRow("a drawn wait grows with the one before") << growing << Field::CallDuration;
}

void ValidateExperimentTest::theClockStaysFinite()
{
    QFETCH(const Experiment, experiment);
    const std::vector<Error> problems = validate(experiment, windowLimits);
    QVERIFY(!problems.empty());
    for (const Error &problem : problems) {
        QCOMPARE(problem.code, ErrorCode::ClockOverflows);
    }
    const auto named = [&](Field field) {
        return std::any_of(
            problems.begin(), problems.end(), [&](const Error &e) { return e.where == field; });
    };
    QFETCH(const Field, expected);
    QVERIFY2(named(expected), qPrintable(print(problems).join(u'\n')));
}

QTEST_GUILESS_MAIN(ValidateExperimentTest)
#include "test_validate_experiment.moc"
