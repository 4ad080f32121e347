// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pinning policy B: what keeps it, what drops it, and what it never does.

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/scripted.h"
#include "ui/experiment_controller.h"
#include "ui/playback/frame_source.h"
#include "ui/playback/playback_controller.h"

#include <QSignalSpy>
#include <QtTest>

#include <limits>

using namespace backoff;

namespace {

Experiment withBase(double base)
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.base = base;
    return experiment;
}

} // namespace

class TestPinning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void everyResultCarriesB();
    void unpinning();
    void pinningAgainTakesThePresentPolicy();
    void isNoStepAndNoChange();
    void undoAndRedoKeepB();
    void anotherDocumentHasNone();
    void bFollowsTheUnitAndComesBack();
    void bFollowsTheService();
    void bThatCannotStandIsLeftOut();
    void bThatDoesNotFitTheUnitIsLeftOut();
    void thePlayheadReachesTheLongerEnd();
    void thePlayheadStaysWherePinningFindsIt();
};

void TestPinning::everyResultCarriesB()
{
    ExperimentController controller(withBase(1));
    QVERIFY(!controller.isPinned() && !controller.result()->pinned);
    QSignalSpy results(&controller, &ExperimentController::resultChanged);
    controller.pin();
    QCOMPARE(results.size(), 1);
    QVERIFY(controller.isPinned());
    QCOMPARE(controller.pinnedPolicy(), std::optional(withBase(1).policy));
    controller.apply(withBase(0.1), Field::Base);
    QCOMPARE(results.size(), 2);
    const RunResult &result = *controller.result();
    QCOMPARE(result.policy().base, 0.1);
    QVERIFY(result.pinned);
    QVERIFY(result.pinned->trace == makeRunResult(withBase(1))->trace);
    QVERIFY(!result.pinned->pinned);
    QVERIFY(result.events == mergedEvents(result.trace, &result.pinned->trace.jittered));
    QCOMPARE(lanesOf(result).size(), std::size_t {3});
    QVERIFY(&laneOf(result, LaneId::Pinned) == &result.pinned->trace.jittered);
}

void TestPinning::unpinning()
{
    ExperimentController controller(withBase(1));
    QSignalSpy results(&controller, &ExperimentController::resultChanged);
    controller.unpin(); // nothing is pinned
    QVERIFY(results.isEmpty());
    controller.pin();
    controller.unpin();
    QCOMPARE(results.size(), 2);
    QVERIFY(!controller.isPinned() && !controller.pinnedPolicy() && !controller.result()->pinned);
    QVERIFY(controller.result()->events == makeRunResult(withBase(1))->events);
    QVERIFY(controller.experiment() == withBase(1));
}

void TestPinning::pinningAgainTakesThePresentPolicy()
{
    ExperimentController controller(withBase(1));
    controller.pin();
    controller.apply(withBase(0.1), {});
    controller.pin();
    QCOMPARE(controller.pinnedPolicy()->base, 0.1);
    controller.pin(withBase(3).policy);
    QCOMPARE(controller.pinnedPolicy()->base, 3.0);
}

void TestPinning::isNoStepAndNoChange()
{
    ExperimentController controller(withBase(1));
    controller.pin();
    QVERIFY(controller.undoStack()->isClean() && !controller.undoStack()->canUndo());
    controller.apply(withBase(0.1), {});
    controller.undoStack()->setClean();
    controller.unpin();
    controller.pin();
    QVERIFY(controller.undoStack()->isClean());
    QCOMPARE(controller.undoStack()->count(), 1);
    QVERIFY(controller.experiment() == withBase(0.1));
}

void TestPinning::undoAndRedoKeepB()
{
    ExperimentController controller(withBase(1));
    controller.apply(withBase(0.1), {});
    controller.pin();
    controller.undoStack()->undo();
    QCOMPARE(controller.experiment().policy.base, 1.0);
    QCOMPARE(controller.pinnedPolicy()->base, 0.1);
    QCOMPARE(controller.result()->pinned->policy().base, 0.1);
    controller.undoStack()->redo();
    QCOMPARE(controller.pinnedPolicy()->base, 0.1);
    controller.apply(defaultExperiment(Unit::Seconds), Edit::ResetAll);
    QCOMPARE(controller.pinnedPolicy()->base, 0.1);
}

void TestPinning::anotherDocumentHasNone()
{
    ExperimentController controller(withBase(1));
    controller.pin();
    controller.load(withBase(2));
    QVERIFY(!controller.isPinned() && !controller.result()->pinned);
}

void TestPinning::bFollowsTheUnitAndComesBack()
{
    ExperimentController controller(withBase(2.01));
    controller.pin();
    controller.apply(*inUnit(withBase(0.5), Unit::Milliseconds), {});
    const std::optional<Policy> inMs = controller.pinnedPolicy();
    QVERIFY(inMs);
    QCOMPARE(inMs->unit, Unit::Milliseconds);
    QVERIFY(inMs->base == 2010); // not 2009.9999999999998
    QVERIFY(inMs->cap == 30000);
    QVERIFY(controller.result()->pinned->unit() == Unit::Milliseconds);
    controller.undoStack()->undo();
    QCOMPARE(controller.pinnedPolicy(), std::optional(withBase(2.01).policy));
}

void TestPinning::bFollowsTheService()
{
    ExperimentController controller(scripted("T T S"));
    controller.pin();
    QCOMPARE(controller.result()->pinned->trace.jittered.attempts.size(), std::size_t {3});
    Experiment next = scripted("P");
    next.policy.base = 0.1;
    controller.apply(next, {});
    QCOMPARE(controller.result()->pinned->trace.jittered.stop, StopReason::Permanent);
    QCOMPARE(controller.result()->pinned->policy().base, 0.5);
}

// B's waits alone are finite, and so is the hint; together they are not.
void TestPinning::bThatCannotStandIsLeftOut()
{
    Experiment large = scripted("T T S");
    large.policy.base = 1e308;
    large.policy.multiplier = 0.1;
    large.policy.cap.reset();
    large.policy.attempts = 2;
    large.policy.jitter = Jitter::None;
    QVERIFY(validate(large, windowLimits).empty());
    ExperimentController controller(large);
    controller.pin();
    QVERIFY(controller.result()->pinned);

    Experiment hinted = scripted("T S");
    hinted.scenario.callDuration = 1e308;
    hinted.policy.attempts = 1; // stands by itself
    QVERIFY(validate(hinted, windowLimits).empty());
    controller.apply(hinted, {});
    QVERIFY(controller.experiment() == hinted);
    QVERIFY(controller.isPinned());
    QVERIFY(!controller.result()->pinned);
    QVERIFY(controller.result()->pinnedLeftOut);
    QVERIFY(!controller.pinnedPolicy()); // nothing that could not be opened again
    QVERIFY(controller.result()->events == makeRunResult(hinted)->events);

    controller.undoStack()->undo();
    QVERIFY(controller.result()->pinned && !controller.result()->pinnedLeftOut);
    controller.unpin();
    QVERIFY(!controller.result()->pinnedLeftOut);
}

void TestPinning::bThatDoesNotFitTheUnitIsLeftOut()
{
    Experiment large = withBase(1e307);
    large.policy.cap = 1e307;
    large.policy.attempts = 2;
    large.scenario = scripted("T S").scenario;
    ExperimentController controller(large);
    controller.pin();
    controller.apply(withBase(1), {});
    controller.apply(*inUnit(withBase(1), Unit::Milliseconds), {});
    QVERIFY(!controller.result()->pinned && controller.result()->pinnedLeftOut);
    controller.undoStack()->undo();
    QCOMPARE(controller.pinnedPolicy(), std::optional(large.policy));
}

void TestPinning::thePlayheadReachesTheLongerEnd()
{
    ManualFrameSource frames;
    PlaybackController playback(&frames);
    Experiment experiment = scripted("T T S");
    experiment.policy.jitter = Jitter::None;
    Policy slower = experiment.policy;
    slower.base = 4;
    const RunResultPtr result = makeRunResult(experiment, slower);
    playback.setResult(result);
    QCOMPARE(endOf(result->trace), 1.5);
    QCOMPARE(playback.end(), 12.0);
    playback.toEnd();
    QCOMPARE(playback.playback().cursor.t, 12.0);
    // Steps stop at B's events too: 3 lanes, each of 2 attempts with a wait and a last one.
    playback.toStart();
    for (int i = 0; i < 3 * 10 - 1; ++i) {
        QVERIFY(playback.playback().cursor.t < 12.0 || i >= 3 * 10 - 3);
        playback.stepForward();
    }
    QCOMPARE(playback.playback().cursor, (Cursor {29, 12.0}));
    // Unpinned, the playhead comes back into the run.
    playback.setResult(makeRunResult(experiment));
    QCOMPARE(playback.playback().cursor.t, 1.5);
}

void TestPinning::thePlayheadStaysWherePinningFindsIt()
{
    ManualFrameSource frames;
    PlaybackController playback(&frames);
    const Experiment experiment = scripted("T T S");
    playback.setResult(makeRunResult(experiment));
    playback.scrubTo(0.25);
    playback.setResult(makeRunResult(experiment, withBase(3).policy));
    QCOMPARE(playback.playback().cursor.t, 0.25);
    const RunResult &result = *playback.result();
    QCOMPARE(playback.playback().cursor, cursorAt(result.events, 0.25));
}

QTEST_GUILESS_MAIN(TestPinning)
#include "test_pinning.moc"
