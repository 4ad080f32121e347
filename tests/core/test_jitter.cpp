// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// planDelay: one row of the design's table a test row, with a draw chosen by hand.

#include "core/engine/jitter.h"
#include "tests/core/support/exact.h"

#include <QtTest>

#include <limits>

using namespace backoff;

namespace {

constexpr double almostOne = 1 - std::numeric_limits<double>::epsilon() / 2;

// Base 1, doubling, cap 10: ceilings 1 2 4 8 10 10 ...
Policy policyWith(Jitter jitter)
{
    return {.base = 1, .cap = 10, .attempts = 100, .jitter = jitter};
}

QString print(const DelayPlan &plan)
{
    return exact(std::vector {plan.modelled, plan.jittered, plan.least, plan.most});
}

} // namespace

class JitterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onePlan_data();
    void onePlan();
    void offsetsCycle();
    void proportionalBeforeTheCapFades();
    void rawBeyondADoubleIsTheCap();
    void decorrelatedWithCapBelowBase();
    void whoDraws_data();
    void whoDraws();
    void theSequenceRemembersAndResets();
    void names();
};

void JitterTest::onePlan_data()
{
    QTest::addColumn<Policy>("policy");
    QTest::addColumn<int>("retry");
    QTest::addColumn<double>("previous");
    QTest::addColumn<double>("draw");
    QTest::addColumn<QString>("expected"); // modelled, jittered, least, most

    const auto row = [](const char *name,
                         const Policy &policy,
                         int retry,
                         double previous,
                         double draw,
                         const QString &expected) {
        QTest::newRow(name) << policy << retry << previous << draw << expected;
    };
    const Policy none = policyWith(Jitter::None);
    row("none", none, 3, 1, 0.25, QStringLiteral("4 4 4 4"));
    row("none at the cap", none, 9, 1, 0.25, QStringLiteral("10 10 10 10"));
    const Policy full = policyWith(Jitter::Full);
    row("full", full, 3, 1, 0.25, QStringLiteral("4 1 0 4"));
    row("full, draw 0", full, 3, 1, 0, QStringLiteral("4 0 0 4"));
    row("full at the cap", full, 9, 1, 0.25, QStringLiteral("10 2.5 0 10"));
    const Policy equal = policyWith(Jitter::Equal);
    row("equal", equal, 3, 1, 0.25, QStringLiteral("4 2.5 2 4"));
    row("equal, draw 0", equal, 4, 1, 0, QStringLiteral("8 4 4 8"));
    const Policy decorrelated = policyWith(Jitter::Decorrelated);
    row("decorrelated, first", decorrelated, 1, 1, 0.25, QStringLiteral("1 1.5 1 3"));
    row("decorrelated, after 2", decorrelated, 2, 2, 0.5, QStringLiteral("2 3.5 1 6"));
    row("decorrelated, draw cut at the cap",
        decorrelated,
        5,
        8,
        0.75,
        QStringLiteral("10 10 1 10"));
    row("decorrelated, range cut at the cap",
        decorrelated,
        5,
        8,
        0.25,
        QStringLiteral("10 6.75 1 10"));
    Policy after = policyWith(Jitter::Proportional);
    row("proportional after", after, 3, 1, 0.25, QStringLiteral("4 3 2 6"));
    row("proportional after may exceed the cap", after, 9, 1, 0.75, QStringLiteral("10 12.5 5 15"));
    after.spread = 1;
    row("proportional, spread 1", after, 2, 1, 0, QStringLiteral("2 0 0 4"));
    Policy before = policyWith(Jitter::Proportional);
    before.capPlacement = CapPlacement::Before;
    row("proportional before", before, 3, 1, 0.25, QStringLiteral("4 3 2 6"));
    row("proportional before, range cut at the cap",
        before,
        4,
        1,
        0.25,
        QStringLiteral("8 6 4 10"));
    row("proportional before, draw cut at the cap", before, 4, 1, 0.9, QStringLiteral("8 10 4 10"));
    row("proportional before, raw above the cap", before, 5, 1, 0, QStringLiteral("10 8 8 10"));
    const Policy offsets = policyWith(Jitter::Offsets);
    row("offsets", offsets, 4, 1, 0.25, QStringLiteral("8 1.6 1.6 1.6"));
}

void JitterTest::onePlan()
{
    QFETCH(const Policy, policy);
    QFETCH(const int, retry);
    QFETCH(const double, previous);
    QFETCH(const double, draw);
    QTEST(print(planDelay({policy, retry, previous, draw})), "expected");
}

void JitterTest::offsetsCycle()
{
    Policy policy = policyWith(Jitter::Offsets);
    policy.multiplier = 1;
    policy.offsets = {0, 1, 0.25, 0.5};
    std::vector<double> delays;
    for (std::int64_t retry = 1; retry <= 9; ++retry) {
        delays.push_back(planDelay({policy, retry, 1, 0.5}).jittered);
    }
    QCOMPARE(exact(delays), QStringLiteral("0 1 0.25 0.5 0 1 0.25 0.5 0"));
}

// Where even the smallest factor passes the cap, every draw gives the cap.
void JitterTest::proportionalBeforeTheCapFades()
{
    Policy policy = policyWith(Jitter::Proportional);
    policy.capPlacement = CapPlacement::Before;
    for (const double draw : {0.0, 0.3, almostOne}) {
        QCOMPARE(print(planDelay({policy, 6, 1, draw})), QStringLiteral("10 10 10 10"));
    }
}

void JitterTest::rawBeyondADoubleIsTheCap()
{
    Policy policy = policyWith(Jitter::Proportional);
    policy.capPlacement = CapPlacement::Before;
    policy.spread = 1; // raw * 0 would be no number
    for (const double draw : {0.0, 0.5, almostOne}) {
        QCOMPARE(print(planDelay({policy, 5000, 1, draw})), QStringLiteral("10 10 10 10"));
    }
}

// With the cap below the base every wait is the cap, also when 3 * previous is below the base.
void JitterTest::decorrelatedWithCapBelowBase()
{
    Policy policy = policyWith(Jitter::Decorrelated);
    policy.base = 100;
    for (const double draw : {0.0, 0.5, almostOne}) {
        QCOMPARE(print(planDelay({policy, 1, 100, draw})), QStringLiteral("10 10 10 10"));
        QCOMPARE(print(planDelay({policy, 2, 10, draw})), QStringLiteral("10 10 10 10"));
    }
}

void JitterTest::whoDraws_data()
{
    QTest::addColumn<Jitter>("jitter");
    QTest::addColumn<bool>("expected");
    QTest::newRow("none") << Jitter::None << false;
    QTest::newRow("full") << Jitter::Full << true;
    QTest::newRow("equal") << Jitter::Equal << true;
    QTest::newRow("decorrelated") << Jitter::Decorrelated << true;
    QTest::newRow("proportional") << Jitter::Proportional << true;
    QTest::newRow("offsets") << Jitter::Offsets << false;
}

void JitterTest::whoDraws()
{
    QFETCH(const Jitter, jitter);
    QTEST(makesDraw(jitter), "expected");
}

void JitterTest::theSequenceRemembersAndResets()
{
    Policy policy = policyWith(Jitter::Decorrelated);
    policy.cap = {};
    PythonRandom random(policy.seed);
    DelaySequence delays(policy);
    double previous = policy.base;
    std::vector<double> first;
    for (std::int64_t retry = 1; retry <= 20; ++retry) {
        const double expected = random.uniform(policy.base, 3 * previous);
        const DelayPlan plan = delays.next(retry);
        QCOMPARE(exact(plan.jittered), exact(expected));
        QCOMPARE(exact(plan.most), exact(3 * previous));
        previous = expected;
    }
    QCOMPARE(exact(DelaySequence(policy).next(1).most), exact(3.0)); // a new run starts at the base
}

void JitterTest::names()
{
    QCOMPARE(static_cast<int>(std::size(allJitters)), 6);
    for (const Jitter jitter : allJitters) {
        const Result<Jitter> parsed = parseJitter(nameOf(jitter));
        QVERIFY(parsed.ok());
        QCOMPARE(*parsed, jitter);
    }
    for (const CapPlacement placement : {CapPlacement::After, CapPlacement::Before}) {
        QCOMPARE(*parseCapPlacement(nameOf(placement)), placement);
    }
    for (const char *bad : {"", "Full", "full ", "fulls", "f"}) {
        QVERIFY(!parseJitter(bad).ok());
        QCOMPARE(parseJitter(bad).error().where, Field::Jitter);
        QVERIFY(!parseCapPlacement(bad).ok());
        QCOMPARE(parseCapPlacement(bad).error().where, Field::CapPlacement);
    }
    QCOMPARE(parseJitter("gaussian").error().code, ErrorCode::UnknownName);
}

QTEST_GUILESS_MAIN(JitterTest)
#include "test_jitter.moc"
