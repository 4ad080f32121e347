// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Changing the unit: every value keeps its digits, only the decimal point moves.

#include "core/engine/experiment.h"
#include "tests/core/support/exact.h"
#include "tests/core/support/experiments.h"
#include "tests/core/support/print.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace backoff;

class ConvertTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesThePoint_data();
    void movesThePoint();
    void everyTypedValueComesBack();
    void refusesWhatDoesNotFit();
    void defaultsInMilliseconds();
    void wholeExperiments();
    void noCapStaysNone();
    void sameUnitIsTheSame();
    void anExperimentThatDoesNotFit_data();
    void anExperimentThatDoesNotFit();
};

void ConvertTest::movesThePoint_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<double>("milliseconds");
    QTest::newRow("0") << 0.0 << 0.0;
    QTest::newRow("0.5") << 0.5 << 500.0;
    QTest::newRow("2.01") << 2.01 << 2010.0; // times 1000 it is 2009.9999999999998
    QTest::newRow("4.35") << 4.35 << 4350.0;
    QTest::newRow("0.001") << 0.001 << 1.0;
    QTest::newRow("1e-9") << 1e-9 << 1e-6;
    QTest::newRow("1e300") << 1e300 << 1e303;
    QTest::newRow("1/3") << 0.3333333333333333 << 333.3333333333333;
    QTest::newRow("whole numbers beyond 2^53") << 86670698148501.0 << 86670698148501000.0;
    QTest::newRow("10 digits") << 1234.567891 << 1234567.891;
}

void ConvertTest::movesThePoint()
{
    QFETCH(const double, seconds);
    QFETCH(const double, milliseconds);
    QCOMPARE(exact(*convert(seconds, Unit::Seconds, Unit::Milliseconds, Field::Base)),
        exact(milliseconds));
    QCOMPARE(exact(*convert(milliseconds, Unit::Milliseconds, Unit::Seconds, Field::Base)),
        exact(seconds));
    QCOMPARE(exact(*convert(seconds, Unit::Seconds, Unit::Seconds, Field::Base)), exact(seconds));
}

// Up to 15 significant digits a decimal text survives any number of conversions.
void ConvertTest::everyTypedValueComesBack()
{
    std::mt19937_64 bits(1);
    for (int i = 0; i < 20'000; ++i) {
        const std::string digits = std::to_string(bits() % 1'000'000'000'000'000);
        const int exponent = static_cast<int>(bits() % 24) - 19;
        const auto typed
            = [&](int e) { return *parseNumber(digits + "e" + std::to_string(e), Field::Base); };
        const double seconds = typed(exponent);
        const double milliseconds = typed(exponent + 3);
        QCOMPARE(exact(*convert(seconds, Unit::Seconds, Unit::Milliseconds, Field::Base)),
            exact(milliseconds));
        QCOMPARE(exact(*convert(milliseconds, Unit::Milliseconds, Unit::Seconds, Field::Base)),
            exact(seconds));
    }
}

void ConvertTest::refusesWhatDoesNotFit()
{
    const auto large = convert(1e306, Unit::Seconds, Unit::Milliseconds, Field::Cap);
    QVERIFY(!large.ok());
    QCOMPARE(print(large.error()), QStringLiteral("TooLarge Cap '1e+306' 0"));
    const auto small = convert(5e-324, Unit::Milliseconds, Unit::Seconds, Field::Base);
    QVERIFY(!small.ok());
    QCOMPARE(print(small.error()), QStringLiteral("TooSmall Base '5e-324' 0"));
}

void ConvertTest::defaultsInMilliseconds()
{
    const Experiment seconds = defaultExperiment(Unit::Seconds);
    QCOMPARE(seconds, Experiment {});
    const Experiment milliseconds = defaultExperiment(Unit::Milliseconds);
    QCOMPARE(milliseconds.policy.unit, Unit::Milliseconds);
    QCOMPARE(milliseconds.policy.base, 500.0);
    QCOMPARE(exact(milliseconds.policy.cap), exact(30'000.0));
    QCOMPARE(milliseconds.scenario.downUntil, 10'000.0);
    QCOMPARE(milliseconds.scenario.retryAfter, 5000.0);
    QCOMPARE(QString::fromStdString(milliseconds.scenario.script), QStringLiteral("T T R:5000 S"));
    QVERIFY(validate(milliseconds, windowLimits).empty());
}

void ConvertTest::wholeExperiments()
{
    Experiment experiment = scripted("T R:2.01 R:5s P", 9, Jitter::Decorrelated);
    experiment.title = "Untouched";
    experiment.policy.base = 0.1;
    experiment.policy.cap = 4.35;
    experiment.policy.multiplier = 1.5;
    experiment.policy.spread = 0.25;
    experiment.policy.offsets = {0.125, 1};
    experiment.scenario.downFrom = 1.1;
    experiment.scenario.downUntil = 2.2;
    experiment.scenario.retryAfter = 0.7;
    experiment.scenario.callDuration = 0.003;
    experiment.fleet.outage = 4.1;
    experiment.fleet.bin = 0.29;

    Experiment expected = experiment;
    expected.policy.unit = Unit::Milliseconds;
    expected.policy.base = 100;
    expected.policy.cap = 4350;
    expected.scenario.downFrom = 1100;
    expected.scenario.downUntil = 2200;
    expected.scenario.retryAfter = 700;
    expected.scenario.callDuration = 3;
    expected.scenario.script = "T R:2010 R:5s P";
    expected.fleet.outage = 4100;
    expected.fleet.bin = 290; // capacity stays in calls a second

    const Result<Experiment> there = inUnit(experiment, Unit::Milliseconds);
    QVERIFY(there.ok());
    QCOMPARE(*there, expected);
    const Result<Experiment> back = inUnit(*there, Unit::Seconds);
    QVERIFY(back.ok());
    QCOMPARE(*back, experiment);
}

void ConvertTest::noCapStaysNone()
{
    Experiment experiment;
    experiment.policy.cap = {};
    experiment.fleet.outage = {};
    const Result<Experiment> there = inUnit(experiment, Unit::Milliseconds);
    QVERIFY(there.ok());
    QCOMPARE(exact(there->policy.cap), exact(std::optional<double> {}));
    QCOMPARE(exact(there->fleet.outage), exact(std::optional<double> {}));
}

void ConvertTest::sameUnitIsTheSame()
{
    const Experiment experiment = scripted("  T   R:5  ", 3);
    QCOMPARE(*inUnit(experiment, Unit::Seconds), experiment);
}

void ConvertTest::anExperimentThatDoesNotFit_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<Field>("expected");
    Experiment base;
    base.policy.base = 1e307;
    QTest::newRow("base") << base << Field::Base;
    Experiment cap;
    cap.policy.cap = 1e307;
    QTest::newRow("cap") << cap << Field::Cap;
    Experiment until;
    until.scenario.downUntil = 1e307;
    QTest::newRow("down-until") << until << Field::DownUntil;
    Experiment after;
    after.scenario.retryAfter = 1e307;
    QTest::newRow("retry-after") << after << Field::RetryAfter;
    Experiment duration;
    duration.scenario.callDuration = 1e307;
    QTest::newRow("call duration") << duration << Field::CallDuration;
    QTest::newRow("a hint") << scripted("R:1e307", 3) << Field::Script;
}

void ConvertTest::anExperimentThatDoesNotFit()
{
    QFETCH(const Experiment, experiment);
    const Result<Experiment> there = inUnit(experiment, Unit::Milliseconds);
    QVERIFY(!there.ok());
    QTEST(there.error().where, "expected");
}

QTEST_GUILESS_MAIN(ConvertTest)
#include "test_convert.moc"
