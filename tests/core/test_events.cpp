// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The events of all lanes in one order, the cursor in them, and what stands at each.

#include "core/engine/events.h"
#include "core/engine/run.h"
#include "tests/core/support/exact.h"
#include "tests/core/support/experiments.h"
#include "tests/core/support/print.h"
#include "tests/core/support/random_runs.h"

#include <QtTest>

#include <algorithm>
#include <tuple>

using namespace backoff;

namespace {

// Blip of one call, waits 1 s modelled and 0.5 s jittered, calls of a quarter second.
Trace smallTrace()
{
    Experiment experiment = scripted("T S", 3, Jitter::Offsets);
    experiment.policy.base = 1;
    experiment.policy.offsets = {0.5};
    experiment.scenario.callDuration = 0.25;
    return run(experiment);
}

// What a lane's events up to and with `index` say, found by walking them.
LaneState walked(const EventLog &log, std::int64_t index, LaneId lane, const Lane &attempts)
{
    LaneState state;
    for (std::int64_t i = 0; i <= index; ++i) {
        const Event &event = log[static_cast<std::size_t>(i)];
        if (event.lane != lane) {
            continue;
        }
        state.attempt = event.attempt;
        switch (event.kind) {
        case EventKind::CallStarts:
            state.phase = Phase::Calling;
            break;
        case EventKind::CallAnswers:
            state.phase = event.attempt == attempts.attempts.back().number ? Phase::Finished
                                                                           : Phase::Answered;
            break;
        case EventKind::WaitStarts:
            state.phase = Phase::Waiting;
            break;
        case EventKind::WaitEnds:
            state.phase = Phase::WaitOver;
            break;
        }
    }
    return state;
}

} // namespace

class EventsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inOrder();
    void ofOneInstantModelledComesFirst();
    void aWaitOfZeroHasItsEvents();
    void cursorAtTimes_data();
    void cursorAtTimes();
    void stateAtEveryEvent();
    void stateBetweenEvents();
    void anHourOfOutage();
    void policyBComesLast();
    void policyBMayOutliveTheRun();
    void randomRunsWithPolicyB();
    void randomRunsKeepTheirOrder();
    void randomRunsEndFinished();
    void randomRunsStateIsWhatTheEventsSay();
};

void EventsTest::inOrder()
{
    QCOMPARE(print(mergedEvents(smallTrace())), lines(R"(
        0 modelled call 1 starts
        0 jittered call 1 starts
        0.25 modelled call 1 answered
        0.25 modelled wait after 1 starts
        0.25 jittered call 1 answered
        0.25 jittered wait after 1 starts
        0.75 jittered wait after 1 ends
        0.75 jittered call 2 starts
        1 jittered call 2 answered
        1.25 modelled wait after 1 ends
        1.25 modelled call 2 starts
        1.5 modelled call 2 answered)"));
}

void EventsTest::ofOneInstantModelledComesFirst()
{
    QCOMPARE(print(mergedEvents(run(lesson(ScenarioKind::BriefBlip, 1, 3)))), lines(R"(
        0 modelled call 1 starts
        0 modelled call 1 answered
        0 modelled wait after 1 starts
        0 jittered call 1 starts
        0 jittered call 1 answered
        0 jittered wait after 1 starts
        100 modelled wait after 1 ends
        100 modelled call 2 starts
        100 modelled call 2 answered
        100 jittered wait after 1 ends
        100 jittered call 2 starts
        100 jittered call 2 answered)"));
}

void EventsTest::aWaitOfZeroHasItsEvents()
{
    QCOMPARE(mergedEvents(run(scripted("R:0 S", 3))).size(), std::size_t {12});
}

void EventsTest::cursorAtTimes_data()
{
    QTest::addColumn<double>("t");
    QTest::addColumn<int>("index");
    QTest::addColumn<double>("kept");
    QTest::newRow("before the start") << -5.0 << 1 << 0.0;
    QTest::newRow("start") << 0.0 << 1 << 0.0; // the last event of that instant
    QTest::newRow("during the call") << 0.1 << 1 << 0.1;
    QTest::newRow("at the answers") << 0.25 << 5 << 0.25;
    QTest::newRow("within the waits") << 0.5 << 5 << 0.5;
    QTest::newRow("one lane on") << 0.75 << 7 << 0.75;
    QTest::newRow("just before the end") << 1.4999 << 10 << 1.4999;
    QTest::newRow("end") << 1.5 << 11 << 1.5;
    QTest::newRow("after the end") << 1e9 << 11 << 1.5;
}

void EventsTest::cursorAtTimes()
{
    QFETCH(const double, t);
    const Cursor cursor = cursorAt(mergedEvents(smallTrace()), t);
    QTEST(static_cast<int>(cursor.index), "index");
    QTEST(cursor.t, "kept");
}

void EventsTest::stateAtEveryEvent()
{
    const Trace trace = smallTrace();
    const EventLog log = mergedEvents(trace);
    QStringList states;
    for (std::size_t i = 0; i < log.size(); ++i) {
        states.append(print(stateAt(trace, log, {static_cast<std::int64_t>(i), log[i].t})));
    }
    QCOMPARE(states, lines(R"(
        modelled: calling 1; jittered: not started
        modelled: calling 1; jittered: calling 1
        modelled: answered 1; jittered: calling 1
        modelled: waiting after 1; jittered: calling 1
        modelled: waiting after 1; jittered: answered 1
        modelled: waiting after 1; jittered: waiting after 1
        modelled: waiting after 1; jittered: wait over after 1
        modelled: waiting after 1; jittered: calling 2
        modelled: waiting after 1; jittered: finished 2
        modelled: wait over after 1; jittered: finished 2
        modelled: calling 2; jittered: finished 2
        modelled: finished 2; jittered: finished 2)"));
}

void EventsTest::stateBetweenEvents()
{
    const Trace trace = smallTrace();
    const EventLog log = mergedEvents(trace);
    const State state = stateAt(trace, log, 0.6);
    QCOMPARE(state.t, 0.6);
    QCOMPARE(print(state), QStringLiteral("modelled: waiting after 1; jittered: waiting after 1"));
    QCOMPARE(print(stateAt(trace, log, 100)),
        QStringLiteral("modelled: finished 2; jittered: finished 2"));
    QCOMPARE(stateAt(trace, log, 100).t, 1.5);
    QCOMPARE(endOf(trace), 1.5); // the longer lane's: modelled
}

// Down for an hour, a call a minute: 61 calls, nobody waits for it.
void EventsTest::anHourOfOutage()
{
    Experiment experiment;
    experiment.policy
        = {.base = 60, .multiplier = 1, .cap = {}, .attempts = 100, .jitter = Jitter::None};
    experiment.scenario = {.kind = ScenarioKind::TimedOutage, .downFrom = 0, .downUntil = 3600};
    const Trace trace = run(experiment);
    const EventLog log = mergedEvents(trace);
    QCOMPARE(log.size(), std::size_t {2 * (60 * 4 + 2)});
    QCOMPARE(endOf(trace), 3600.0);
    QCOMPARE(print(stateAt(trace, log, 3599.0)),
        QStringLiteral("modelled: waiting after 60; jittered: waiting after 60"));
    QCOMPARE(trace.jittered.stop, StopReason::Succeeded);
}

// A lane that is the modelled one again: of one instant its events come after all others.
void EventsTest::policyBComesLast()
{
    const Trace trace = run(lesson(ScenarioKind::BriefBlip, 1, 3));
    QCOMPARE(print(mergedEvents(trace, &trace.modelled)), lines(R"(
        0 modelled call 1 starts
        0 modelled call 1 answered
        0 modelled wait after 1 starts
        0 jittered call 1 starts
        0 jittered call 1 answered
        0 jittered wait after 1 starts
        0 pinned call 1 starts
        0 pinned call 1 answered
        0 pinned wait after 1 starts
        100 modelled wait after 1 ends
        100 modelled call 2 starts
        100 modelled call 2 answered
        100 jittered wait after 1 ends
        100 jittered call 2 starts
        100 jittered call 2 answered
        100 pinned wait after 1 ends
        100 pinned call 2 starts
        100 pinned call 2 answered)"));
}

void EventsTest::policyBMayOutliveTheRun()
{
    const Trace trace = smallTrace();
    Experiment slower = trace.experiment;
    slower.policy.base = 4;
    const Trace other = run(slower); // waits 2 s with jitter, ends at 2.5 s
    const EventLog log = mergedEvents(trace, &other.jittered);
    QCOMPARE(endOf(trace), 1.5);
    QCOMPARE(endOf(log), 2.5);
    const Cursor end = cursorAt(log, 100);
    QCOMPARE(end.t, 2.5);
    const auto pinnedAt = [&](double t) {
        return laneStateAt(other.jittered, LaneId::Pinned, log, cursorAt(log, t));
    };
    QCOMPARE(pinnedAt(0.1), (LaneState {Phase::Calling, 1}));
    QCOMPARE(pinnedAt(2), (LaneState {Phase::Waiting, 1}));
    QCOMPARE(pinnedAt(2.3), (LaneState {Phase::Calling, 2}));
    QCOMPARE(pinnedAt(2.5), (LaneState {Phase::Finished, 2}));
    // The lanes of the trace stay as they ended.
    QCOMPARE(print(stateAt(trace, log, 2)),
        QStringLiteral("modelled: finished 2; jittered: finished 2"));
    QCOMPARE(print(stateAt(trace, log, 0.6)),
        QStringLiteral("modelled: waiting after 1; jittered: waiting after 1"));
}

void EventsTest::randomRunsWithPolicyB()
{
    RandomRuns runs(4);
    for (int i = 0; i < 100; ++i) {
        const Experiment experiment = runs.next();
        const Trace trace = run(experiment);
        const Trace other = run(withPolicy(experiment, runs.next().policy));
        const EventLog log = mergedEvents(trace, &other.jittered);
        QVERIFY(std::is_sorted(log.begin(), log.end(), [](const Event &a, const Event &b) {
            return std::tuple(a.t, a.lane) < std::tuple(b.t, b.lane);
        }));
        QCOMPARE(exact(endOf(log)), exact(std::max(endOf(trace), other.jittered.end)));
        for (std::int64_t index = 0; index < static_cast<std::int64_t>(log.size()); ++index) {
            const Cursor cursor {index, log[static_cast<std::size_t>(index)].t};
            const State state = stateAt(trace, log, cursor);
            QCOMPARE(state.modelled, walked(log, index, LaneId::Modelled, trace.modelled));
            QCOMPARE(state.jittered, walked(log, index, LaneId::Jittered, trace.jittered));
            QCOMPARE(laneStateAt(other.jittered, LaneId::Pinned, log, cursor),
                walked(log, index, LaneId::Pinned, other.jittered));
        }
    }
}

void EventsTest::randomRunsKeepTheirOrder()
{
    RandomRuns runs(1);
    for (int i = 0; i < 300; ++i) {
        const Trace trace = run(runs.next());
        const EventLog log = mergedEvents(trace);
        QVERIFY(std::is_sorted(log.begin(), log.end(), [](const Event &a, const Event &b) {
            return std::tuple(a.t, a.lane) < std::tuple(b.t, b.lane);
        }));
        for (const LaneId lane : {LaneId::Modelled, LaneId::Jittered}) {
            std::pair<std::int64_t, EventKind> last {0, EventKind::CallStarts};
            for (const Event &event : log) {
                if (event.lane == lane) {
                    QVERIFY(last < std::pair(event.attempt, event.kind));
                    last = {event.attempt, event.kind};
                }
            }
        }
    }
}

void EventsTest::randomRunsEndFinished()
{
    RandomRuns runs(2);
    for (int i = 0; i < 300; ++i) {
        const Trace trace = run(runs.next());
        const EventLog log = mergedEvents(trace);
        QCOMPARE(log.back().t, endOf(trace));
        const State state = stateAt(trace, log, endOf(trace));
        QCOMPARE(
            state.modelled, (LaneState {Phase::Finished, trace.modelled.attempts.back().number}));
        QCOMPARE(
            state.jittered, (LaneState {Phase::Finished, trace.jittered.attempts.back().number}));
    }
}

void EventsTest::randomRunsStateIsWhatTheEventsSay()
{
    RandomRuns runs(3);
    for (int i = 0; i < 100; ++i) {
        const Trace trace = run(runs.next());
        const EventLog log = mergedEvents(trace);
        for (std::int64_t index = 0; index < static_cast<std::int64_t>(log.size()); ++index) {
            const double t = log[static_cast<std::size_t>(index)].t;
            const State state = stateAt(trace, log, Cursor {index, t});
            QCOMPARE(state.modelled, walked(log, index, LaneId::Modelled, trace.modelled));
            QCOMPARE(state.jittered, walked(log, index, LaneId::Jittered, trace.jittered));
            QCOMPARE(stateAt(trace, log, t), stateAt(trace, log, cursorAt(log, t)));
        }
    }
}

QTEST_GUILESS_MAIN(EventsTest)
#include "test_events.moc"
