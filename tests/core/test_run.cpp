// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs, whole: the lesson's, the billing page's, and the corners between them.

#include "core/engine/random.h"
#include "core/engine/run.h"
#include "tests/core/support/exact.h"
#include "tests/core/support/experiments.h"
#include "tests/core/support/print.h"

#include <QtTest>

using namespace backoff;

class RunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLesson_data();
    void theLesson();
    void anotherWordForEachLane();
    void aTimedOutageDividesTheLanes();
    void callsTakeTime();
    void aTimedOutageSeesTheClock();
    void theBillingPagesLoop();
    void jitteredWaitsAreShownAsDrawn();
    void offsetWaitsAreShownAsJittered();
    void aWaitOfZeroIsStillAWait();
    void aLongRun();
};

void RunTest::theLesson_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const Experiment &experiment, const char *expected) {
        QTest::newRow(name) << experiment << lines(expected);
    };
    using enum ScenarioKind;
    row("a brief blip: three attempts recover", lesson(BriefBlip, 2, 3), R"(
        attempt 1 at 0: transient, modelled 100, waited 100, clock 100
        attempt 2 at 100: transient, modelled 200, waited 200, clock 300
        attempt 3 at 300: success, clock 300
        succeeded after 3 calls: waited 300, end 300)");
    row("the same blip: one attempt does not", lesson(BriefBlip, 2, 1), R"(
        attempt 1 at 0: transient, modelled 100, clock 0
        exhausted after 1 calls: waited 0, not waited 100, end 0)");
    row("a long outage outlasts three attempts", lesson(LongOutage, 6, 3), R"(
        attempt 1 at 0: transient, modelled 100, waited 100, clock 100
        attempt 2 at 100: transient, modelled 200, waited 200, clock 300
        attempt 3 at 300: transient, modelled 400, clock 300
        exhausted after 3 calls: waited 300, not waited 400, end 300)");
    row("base 50, three failures: 350 in all", lesson(BriefBlip, 3, 4, 50), R"(
        attempt 1 at 0: transient, modelled 50, waited 50, clock 50
        attempt 2 at 50: transient, modelled 100, waited 100, clock 150
        attempt 3 at 150: transient, modelled 200, waited 200, clock 350
        attempt 4 at 350: success, clock 350
        succeeded after 4 calls: waited 350, end 350)");
    row("ten failures: 51,100 waited, 51,200 not", lesson(AlwaysDown, 0, 10), R"(
        attempt 1 at 0: transient, modelled 100, waited 100, clock 100
        attempt 2 at 100: transient, modelled 200, waited 200, clock 300
        attempt 3 at 300: transient, modelled 400, waited 400, clock 700
        attempt 4 at 700: transient, modelled 800, waited 800, clock 1500
        attempt 5 at 1500: transient, modelled 1600, waited 1600, clock 3100
        attempt 6 at 3100: transient, modelled 3200, waited 3200, clock 6300
        attempt 7 at 6300: transient, modelled 6400, waited 6400, clock 12700
        attempt 8 at 12700: transient, modelled 12800, waited 12800, clock 25500
        attempt 9 at 25500: transient, modelled 25600, waited 25600, clock 51100
        attempt 10 at 51100: transient, modelled 51200, clock 51100
        exhausted after 10 calls: waited 51100, not waited 51200, end 51100)");
    row("no failure", lesson(BriefBlip, 0, 3), R"(
        attempt 1 at 0: success, clock 0
        succeeded after 1 calls: waited 0, end 0)");
    row("a permanent error is never retried", lesson(PermanentError, 0, 6), R"(
        attempt 1 at 0: permanent, clock 0
        permanent after 1 calls: waited 0, end 0)");
    row("permanent after a blip", lesson(PermanentError, 1, 6), R"(
        attempt 1 at 0: transient, modelled 100, waited 100, clock 100
        attempt 2 at 100: permanent, clock 100
        permanent after 2 calls: waited 100, end 100)");
    row("success on the last attempt", lesson(BriefBlip, 5, 6, 1), R"(
        attempt 1 at 0: transient, modelled 1, waited 1, clock 1
        attempt 2 at 1: transient, modelled 2, waited 2, clock 3
        attempt 3 at 3: transient, modelled 4, waited 4, clock 7
        attempt 4 at 7: transient, modelled 8, waited 8, clock 15
        attempt 5 at 15: transient, modelled 16, waited 16, clock 31
        attempt 6 at 31: success, clock 31
        succeeded after 6 calls: waited 31, end 31)");
    row("a script with a hint", scripted("T T R:5 S", 6), R"(
        attempt 1 at 0: transient, modelled 0.5, waited 0.5, clock 0.5
        attempt 2 at 0.5: transient, modelled 1, waited 1, clock 1.5
        attempt 3 at 1.5: rate-limited, modelled 2, was told 5, clock 6.5
        attempt 4 at 6.5: success, clock 6.5
        succeeded after 4 calls: waited 6.5, end 6.5)");
    row("a last 429 models the ceiling", scripted("T R:500ms", 2), R"(
        attempt 1 at 0: transient, modelled 0.5, waited 0.5, clock 0.5
        attempt 2 at 0.5: rate-limited, modelled 1, clock 0.5
        exhausted after 2 calls: waited 0.5, not waited 1, end 0.5)");
    row("a permanent last answer", scripted("T P", 2), R"(
        attempt 1 at 0: transient, modelled 0.5, waited 0.5, clock 0.5
        attempt 2 at 0.5: permanent, clock 0.5
        permanent after 2 calls: waited 0.5, end 0.5)");
    row("an empty script succeeds", scripted("", 6), R"(
        attempt 1 at 0: success, clock 0
        succeeded after 1 calls: waited 0, end 0)");
    row("tokens after the end are not called", scripted("S P T", 6), R"(
        attempt 1 at 0: success, clock 0
        succeeded after 1 calls: waited 0, end 0)");
}

// Without jitter the lanes are one.
void RunTest::theLesson()
{
    QFETCH(const Experiment, experiment);
    const Trace trace = run(experiment);
    QTEST(print(trace.modelled), "expected");
    QTEST(print(trace.jittered), "expected");
    QCOMPARE(trace.experiment, experiment);
}

void RunTest::anotherWordForEachLane()
{
    const Experiment experiment = scripted("T", 3, Jitter::Full);
    const Trace trace = run(experiment);
    PythonRandom random(experiment.policy.seed);
    QCOMPARE(trace.modelled.attempts.front().waitKind, WaitKind::Modelled);
    QCOMPARE(trace.jittered.attempts.front().waitKind, WaitKind::Jittered);
    QCOMPARE(exact(trace.jittered.attempts.front().modelled), exact(0.5));
    QCOMPARE(exact(trace.jittered.end), exact(random.uniform(0, 0.5)));
}

// Down until 7 s: the modelled waits 1 + 2 + 4 just outlast it; with the last one shifted to 0 the
// jittered lane's last call comes at 3 s, too early.
void RunTest::aTimedOutageDividesTheLanes()
{
    Experiment experiment;
    experiment.policy
        = {.base = 1, .cap = {}, .attempts = 4, .jitter = Jitter::Offsets, .offsets = {1, 1, 0}};
    experiment.scenario = {.kind = ScenarioKind::TimedOutage, .downFrom = 0, .downUntil = 7};
    const Trace trace = run(experiment);
    QCOMPARE(print(trace.modelled), lines(R"(
        attempt 1 at 0: transient, modelled 1, waited 1, clock 1
        attempt 2 at 1: transient, modelled 2, waited 2, clock 3
        attempt 3 at 3: transient, modelled 4, waited 4, clock 7
        attempt 4 at 7: success, clock 7
        succeeded after 4 calls: waited 7, end 7)"));
    QCOMPARE(print(trace.jittered), lines(R"(
        attempt 1 at 0: transient, modelled 1, drew 1, clock 1
        attempt 2 at 1: transient, modelled 2, drew 2, clock 3
        attempt 3 at 3: transient, modelled 4, drew 0, clock 3
        attempt 4 at 3: transient, modelled 8, clock 3
        exhausted after 4 calls: waited 3, not waited 8, end 3)"));
}

// t is the call's start; the clock goes on to (t + call duration) + wait.
void RunTest::callsTakeTime()
{
    Experiment experiment = scripted("T R:5 S", 6);
    experiment.scenario.callDuration = 0.25;
    QCOMPARE(print(run(experiment).jittered), lines(R"(
        attempt 1 at 0: transient, answered at 0.25, modelled 0.5, waited 0.5, clock 0.75
        attempt 2 at 0.75: rate-limited, answered at 1, modelled 1, was told 5, clock 6
        attempt 3 at 6: success, answered at 6.25, clock 6.25
        succeeded after 3 calls: waited 5.5, end 6.25)"));
    experiment.policy.attempts = 1;
    QCOMPARE(print(run(experiment).jittered), lines(R"(
        attempt 1 at 0: transient, answered at 0.25, modelled 0.5, clock 0.25
        exhausted after 1 calls: waited 0, not waited 0.5, end 0.25)"));
}

// The service answers to the call's start, and its outage is over at `until` itself.
void RunTest::aTimedOutageSeesTheClock()
{
    Experiment experiment = lesson(ScenarioKind::TimedOutage, 0, 6);
    experiment.scenario.downUntil = 400;
    experiment.scenario.callDuration = 50;
    QCOMPARE(print(run(experiment).jittered), lines(R"(
        attempt 1 at 0: transient, answered at 50, modelled 100, waited 100, clock 150
        attempt 2 at 150: transient, answered at 200, modelled 200, waited 200, clock 400
        attempt 3 at 400: success, answered at 450, clock 450
        succeeded after 3 calls: waited 300, end 450)"));
}

// test_retries_transient_only_then_exhausts: three calls, two waits.
void RunTest::theBillingPagesLoop()
{
    Experiment experiment;
    experiment.policy = {.base = 0.5, .attempts = 3, .seed = 1};
    experiment.scenario.kind = ScenarioKind::AlwaysDown;
    const Lane lane = run(experiment).jittered;
    QCOMPARE(lane.attempts.size(), std::size_t {3});
    QCOMPARE(exact(waits(lane)), QStringLiteral("0.06718212205620061 0.8474337369372327"));
    QCOMPARE(lane.stop, StopReason::Exhausted);
    QCOMPARE(exact(lane.notWaited), exact(2.0));
}

void RunTest::jitteredWaitsAreShownAsDrawn()
{
    Experiment experiment = lesson(ScenarioKind::BriefBlip, 2, 3);
    experiment.policy.jitter = Jitter::Full;
    QCOMPARE(print(run(experiment).jittered), lines(R"(
        attempt 1 at 0: transient, modelled 100, drew 35.206970041872474, clock 35.206970041872474
        attempt 2 at 35.206970041872474: transient, modelled 200, drew 36.23247817529749, clock 71.43944821716997
        attempt 3 at 71.43944821716997: success, clock 71.43944821716997
        succeeded after 3 calls: waited 71.43944821716997, end 71.43944821716997)"));
}

void RunTest::offsetWaitsAreShownAsJittered()
{
    Experiment experiment = lesson(ScenarioKind::BriefBlip, 1, 3);
    experiment.policy.jitter = Jitter::Offsets;
    experiment.policy.offsets = {0.5};
    const Trace trace = run(experiment);
    QCOMPARE(trace.modelled.attempts.front().waitKind, WaitKind::Modelled);
    QCOMPARE(trace.jittered.attempts.front().waitKind, WaitKind::Jittered);
    QCOMPARE(trace.jittered.waited, 50.0);
}

void RunTest::aWaitOfZeroIsStillAWait()
{
    QCOMPARE(print(run(scripted("R:0", 2)).jittered), lines(R"(
        attempt 1 at 0: rate-limited, modelled 0.5, was told 0, clock 0
        attempt 2 at 0: success, clock 0
        succeeded after 2 calls: waited 0, end 0)"));
}

void RunTest::aLongRun()
{
    Experiment experiment = lesson(ScenarioKind::AlwaysDown, 0, 1'000'000, 1);
    experiment.policy.cap = 1;
    const Lane lane = run(experiment).jittered;
    QCOMPARE(lane.attempts.size(), std::size_t {1'000'000});
    QCOMPARE(exact(lane.waited), exact(999'999.0));
    QCOMPARE(exact(lane.end), exact(999'999.0));
}

QTEST_GUILESS_MAIN(RunTest)
#include "test_run.moc"
