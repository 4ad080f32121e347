// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws are made only where the design says: after a hint or at the end of a run the generator and
// decorrelated's memory stand where they stood. The waits that follow would tell.

#include "core/engine/random.h"
#include "core/engine/run.h"
#include "core/engine/schedule.h"
#include "tests/core/support/exact.h"
#include "tests/core/support/experiments.h"
#include "tests/core/support/print.h"

#include <QtTest>

using namespace backoff;

class DrawsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHintMakesNoDraw();
    void aHintLeavesPreviousAlone();
    void aHintIsTheSameInBothLanes();
    void hintsStillCountTheOffsets();
    void noJitterDrawsNothing();
    void everyRunBeginsAfresh();
    void aRunWithoutHintsIsTheSchedule_data();
    void aRunWithoutHintsIsTheSchedule();
};

// Ceilings 0.5 1 2 4 8: retry 2 is hinted and still uses up its ceiling, but no draw.
void DrawsTest::aHintMakesNoDraw()
{
    const Experiment experiment = scripted("T R:7 T T", 6, Jitter::Full);
    PythonRandom random(experiment.policy.seed);
    const double first = random.uniform(0, 0.5);
    const double third = random.uniform(0, 2);
    const double fourth = random.uniform(0, 4);
    QCOMPARE(
        exact(waits(run(experiment).jittered)), exact(std::vector {first, 7.0, third, fourth}));
}

void DrawsTest::aHintLeavesPreviousAlone()
{
    Experiment experiment = scripted("R:100 T R:0 R:0.001 T T", 8, Jitter::Decorrelated);
    experiment.policy.cap = {};
    PythonRandom random(experiment.policy.seed);
    const double second = random.uniform(0.5, 3 * 0.5); // previous is the base, not the hint
    const double fifth = random.uniform(0.5, 3 * second);
    const double sixth = random.uniform(0.5, 3 * fifth);
    QCOMPARE(exact(waits(run(experiment).jittered)),
        exact(std::vector {100.0, second, 0.0, 0.001, fifth, sixth}));
}

// Uncapped, too: the cap is 30 s.
void DrawsTest::aHintIsTheSameInBothLanes()
{
    const Trace trace = run(scripted("R:3600", 3, Jitter::Full));
    QCOMPARE(exact(waits(trace.modelled)), QStringLiteral("3600"));
    QCOMPARE(exact(waits(trace.jittered)), QStringLiteral("3600"));
}

// Offsets go by the retry's number, not by the waits shifted so far.
void DrawsTest::hintsStillCountTheOffsets()
{
    Experiment experiment = scripted("T R:7 T T", 6, Jitter::Offsets);
    experiment.policy.offsets = {0.5, 0.25, 0.75};
    QCOMPARE(exact(waits(run(experiment).jittered)), QStringLiteral("0.25 7 1.5 2"));
}

void DrawsTest::noJitterDrawsNothing()
{
    for (const Jitter jitter : {Jitter::None, Jitter::Offsets}) {
        Experiment experiment = scripted("T T T T", 6, jitter);
        const Lane lane = run(experiment).jittered;
        experiment.policy.seed = 1;
        QVERIFY(run(experiment).jittered == lane);
    }
}

void DrawsTest::everyRunBeginsAfresh()
{
    for (const Jitter jitter : allJitters) {
        const Experiment experiment = scripted("T T R:2 T T", 6, jitter);
        const Trace first = run(experiment);
        QVERIFY(run(experiment) == first);
        QVERIFY(runLane(experiment.policy, experiment.scenario) == first.jittered);
    }
}

void DrawsTest::aRunWithoutHintsIsTheSchedule_data()
{
    QTest::addColumn<Jitter>("jitter");
    for (const Jitter jitter : allJitters) {
        QTest::newRow(std::string(nameOf(jitter)).c_str()) << jitter;
    }
}

void DrawsTest::aRunWithoutHintsIsTheSchedule()
{
    QFETCH(const Jitter, jitter);
    Experiment experiment = scripted("", 40, jitter);
    experiment.scenario.kind = ScenarioKind::AlwaysDown;
    std::vector<double> modelled;
    std::vector<double> jittered;
    const Schedule schedule = makeSchedule(experiment.policy);
    for (const ScheduleRow &row : schedule) {
        modelled.push_back(row.modelled);
        jittered.push_back(row.jittered);
    }
    const Trace trace = run(experiment);
    QCOMPARE(exact(waits(trace.modelled)), exact(modelled));
    QCOMPARE(exact(waits(trace.jittered)), exact(jittered));
    QCOMPARE(exact(trace.modelled.waited), exact(schedule.back().modelledTotal));
    QCOMPARE(exact(trace.jittered.waited), exact(schedule.back().jitteredTotal));
}

QTEST_GUILESS_MAIN(DrawsTest)
#include "test_draws.moc"
