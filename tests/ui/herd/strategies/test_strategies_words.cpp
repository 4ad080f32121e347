// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every sentence of the strategies is true of the numbers it is made from.

#include "core/engine/jitter.h"
#include "tests/ui/herd/strategies/strategies_cases.h"
#include "ui/herd/strategies/cap_effect.h"
#include "ui/herd/strategies/strategies_words.h"
#include "ui/herd/strategies/strategy_rows.h"

#include <QtTest>

using namespace backoff;

class TestStrategiesWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSeedIsLuck();
    void withoutLuck_data();
    void withoutLuck();
    void noSeedChangesWhatIsCalledTheSame_data();
    void noSeedChangesWhatIsCalledTheSame();
    void policyB();
    void capLines_data();
    void capLines();
    void theEffectOfTheCapIsTheEngines_data();
    void theEffectOfTheCapIsTheEngines();
    void problems();
    void theSummaryNamesEveryStrategy();
};

void TestStrategiesWords::aSeedIsLuck()
{
    StrategiesResult result = strategiesOf(fourFailures());
    result.strategies[size_t(Jitter::Full)].luck = {3.7512, 1.5, 6.25};
    QCOMPARE(StrategiesWords::sentence(result),
        QStringLiteral(
            "With this seed full jitter waits 3.114 s; over 1,000 seeds it waits 3.751 s "
            "on average, 9 times in 10 between 1.500 and 6.250 s: a single seed is "
            "luck."));
}

void TestStrategiesWords::withoutLuck_data()
{
    QTest::addColumn<int>("jitter");
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, Jitter jitter, const char *script, const char *told) {
        QTest::newRow(name) << int(jitter) << QString::fromUtf8(script) << QString::fromUtf8(told);
    };
    row("none", Jitter::None, "T T S", "with no jitter it waits 1.500 s");
    row("offsets", Jitter::Offsets, "T T S", "with fixed offsets it waits 1.000 s");
    row("at once", Jitter::Full, "S", "with full jitter it waits 0.000 s");
    row("permanent", Jitter::Equal, "P", "with equal jitter it waits 0.000 s");
    row("hints only", Jitter::Full, "R:5 R:5 S", "with full jitter it waits 10.000 s");
}

void TestStrategiesWords::withoutLuck()
{
    QFETCH(int, jitter);
    QFETCH(QString, script);
    QFETCH(QString, told);
    Experiment experiment = fourFailures(static_cast<Jitter>(jitter));
    experiment.scenario.kind = ScenarioKind::Script;
    experiment.scenario.script = script.toStdString();
    QCOMPARE(StrategiesWords::sentence(strategiesOf(experiment)),
        QStringLiteral("Nothing in this run is left to luck: %1 whatever the seed.").arg(told));
}

void TestStrategiesWords::noSeedChangesWhatIsCalledTheSame_data()
{
    QTest::addColumn<int>("index");
    const auto cases = strategiesCases();
    for (int i = 0; i < int(cases.size()); ++i) {
        QTest::addRow("%s", cases[size_t(i)].name) << i;
    }
}

void TestStrategiesWords::noSeedChangesWhatIsCalledTheSame()
{
    QFETCH(int, index);
    const Experiment experiment = strategiesCases()[size_t(index)].experiment;
    for (StrategyRun &run : strategyRuns(experiment, 2)) {
        if (run.problem) {
            continue;
        }
        bool same = true;
        for (int i = 0; i < 12; ++i) {
            ++run.policy.seed;
            same = same && runLane(run.policy, experiment.scenario).waited == run.lane.waited;
        }
        run.policy.seed -= 12;
        QCOMPARE(isSameForEverySeed(run), same);
    }
}

void TestStrategiesWords::policyB()
{
    Policy other = fourFailures().policy;
    other.jitter = Jitter::None;
    other.cap = 1;
    const QString told = StrategiesWords::sentence(strategiesOf(fourFailures(), other));
    QVERIFY2(told.endsWith(QStringLiteral("luck. Policy B, with no jitter, waits 3.500 s.")),
        qPrintable(told));
}

void TestStrategiesWords::capLines_data()
{
    QTest::addColumn<int>("attempts");
    QTest::addColumn<double>("cap"); // 0: none
    QTest::addColumn<double>("spread");
    QTest::addColumn<bool>("before");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name,
                         int attempts,
                         double cap,
                         double spread,
                         bool before,
                         const char *told) {
        QTest::newRow(name) << attempts << cap << spread << before << QString::fromUtf8(told);
    };
    // Uncapped: 0.5, 1, 2, 4, 8, 16, 32, 64, 128. Half of 64 is past 30 s, half of 32 is not.
    // 64 s and 128 s are drawn past 30 s, 32 s with a luckier seed only.
    row("fades",
        10,
        30,
        0.5,
        true,
        "It fades away: from retry 8 on every wait is exactly 30 s. With this seed the cap clamps "
        "2 of 9 draws.");
    row("would fade",
        10,
        30,
        0.5,
        false,
        "It stays jitter, with waits up to 45 s. Before the cap it fades away: from retry 8 on "
        "every wait would be exactly 30 s.");
    row("never quite",
        10,
        30,
        1,
        true,
        "No wait is longer than 30 s. With this seed the cap clamps 1 of 9 draws.");
    row("would never quite",
        10,
        30,
        1,
        false,
        "It stays jitter, with waits up to 60 s. Before the cap none would be longer than 30 s: "
        "with this seed it clamps 1 of 9 draws.");
    row("all of it",
        6,
        0.1,
        0.5,
        true,
        "It fades away: from retry 1 on every wait is exactly 0.1 s. With this seed the cap "
        "clamps 5 of 5 draws.");
    row("too far away",
        6,
        30,
        0.5,
        true,
        "No draw comes past the cap of 30 s here: both draw the same.");
    row("too far away, after",
        6,
        30,
        0.5,
        false,
        "No draw comes past the cap of 30 s here: both draw the same.");
    row("no cap", 6, 0, 0.5, true, "Without a cap nothing is clamped: both draw the same.");
    row("one attempt", 1, 30, 0.5, true, "One attempt: there is nothing to draw.");
}

void TestStrategiesWords::capLines()
{
    QFETCH(int, attempts);
    QFETCH(double, cap);
    QFETCH(double, spread);
    QFETCH(bool, before);
    QFETCH(QString, told);
    Policy policy;
    policy.attempts = attempts;
    policy.cap = cap > 0 ? std::optional(cap) : std::nullopt;
    policy.spread = spread;
    policy.capPlacement = before ? CapPlacement::Before : CapPlacement::After;
    QCOMPARE(StrategiesWords::capPlacement(policy), told);
}

void TestStrategiesWords::theEffectOfTheCapIsTheEngines_data()
{
    noSeedChangesWhatIsCalledTheSame_data();
}

void TestStrategiesWords::theEffectOfTheCapIsTheEngines()
{
    QFETCH(int, index);
    Policy policy = strategiesCases()[size_t(index)].experiment.policy;
    const auto effect = capEffect(policy);
    QCOMPARE(effect.has_value(), policy.cap.has_value());
    if (!effect) {
        return;
    }
    policy.jitter = Jitter::Proportional;
    policy.capPlacement = CapPlacement::After;
    const Schedule after = makeSchedule(policy);
    policy.capPlacement = CapPlacement::Before;
    const Schedule before = makeSchedule(policy);
    QCOMPARE(effect->draws, std::ssize(before));
    QCOMPARE(effect->clamped, std::ranges::count_if(before, [&](const ScheduleRow &row) {
        return row.jittered == policy.cap;
    }));
    const auto isFixed = [&](const ScheduleRow &row) { return row.least == policy.cap; };
    const std::int64_t fixed = effect->fadesFrom ? effect->draws - *effect->fadesFrom + 1 : 0;
    QVERIFY(std::all_of(before.end() - fixed, before.end(), isFixed));
    QVERIFY(fixed == std::ssize(before) || !isFixed(*(before.end() - fixed - 1)));
    bool differs = false;
    double most = 0;
    for (size_t i = 0; i < before.size(); ++i) {
        differs |= before[i].least != after[i].least || before[i].most != after[i].most;
        most = std::max(most, after[i].most);
    }
    QCOMPARE(effect->differs, differs);
    QCOMPARE(effect->mostAfter, most);
}

void TestStrategiesWords::problems()
{
    QVERIFY(StrategiesWords::problem({ErrorCode::DelayOverflows, Field::Base, "0.5", 646})
                .contains(QStringLiteral("retry 646")));
    QVERIFY(StrategiesWords::problem({ErrorCode::ClockOverflows, Field::CallDuration, "1", 0})
                .contains(QStringLiteral("clock")));
    QVERIFY(!StrategiesWords::problem({ErrorCode::OutOfRange, Field::Base, "1", 0}).isEmpty());
}

void TestStrategiesWords::theSummaryNamesEveryStrategy()
{
    Experiment experiment = fourFailures();
    experiment.policy.cap = std::nullopt;
    experiment.policy.attempts = 800;
    const QString summary = StrategiesWords::summary(strategiesOf(experiment, std::nullopt, 3));
    QVERIFY(summary.startsWith(QStringLiteral("With this seed full jitter")));
    QVERIFY(summary.contains(QStringLiteral(" No jitter: 7.500 s, recovered on attempt 5;")));
    QVERIFY(summary.contains(QStringLiteral(" Decorrelated jitter: The delay or the total")));
    QVERIFY(summary.contains(QStringLiteral(" Fixed offsets: ")));
}

QTEST_GUILESS_MAIN(TestStrategiesWords)
#include "test_strategies_words.moc"
