// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The waits and the luck of each strategy: what stands where is the engine's numbers.

#include "core/io/shown_numbers.h"
#include "tests/ui/herd/strategies/plot_queries.h"
#include "tests/ui/herd/strategies/strategies_cases.h"
#include "ui/charts/value_scale.h"
#include "ui/herd/strategies/strategies_spec.h"

#include <QtTest>

#include <set>

using namespace backoff;

class TestStrategiesPlots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void barsAreTheDraws();
    void rangesAreTheSchedules();
    void ceilingIsAStaircase();
    void whatTheRunDidNotUseIsInOutline();
    void hintsHaveTheirWordAndNoRange();
    void afterAHintTheRunsDrawsStand();
    void aWaitOfNothingHasNoBarButALabel();
    void manyRetriesAreAreas();
    void luckIsABarWithItsMarks();
    void whatNoSeedChangesIsOnePoint();
    void theScaleHoldsPolicyB();
};

void TestStrategiesPlots::barsAreTheDraws()
{
    const StrategiesResult result = strategiesOf(fourFailures());
    const PlotGridSpec spec = strategiesSpec(result, false);
    const ValueScale scale = ValueScale::linear(12); // proportional: 8 s and half of it
    for (const Jitter jitter : allJitters) {
        const StrategyRun &run = result.strategies[size_t(jitter)];
        const Plot &plot = rowOf(spec, jitter).plots[0];
        const auto used = boxesOf(plot, AreaRole::Draw);
        const auto unused = boxesOf(plot, AreaRole::UnusedDraw);
        QCOMPARE(used.size(), 4u);
        QCOMPARE(unused.size(), 1u);
        for (size_t i = 0; i < 5; ++i) {
            const Box &bar = i < 4 ? used[i] : unused[0];
            QCOMPARE(bar.top, scale.at(run.schedule[i].jittered));
            QCOMPARE(bar.bottom, 0.0);
            QCOMPARE(bar.middle(), double(i + 1));
        }
    }
    QCOMPARE(labelsOf(rowOf(spec, Jitter::Full).plots[0]).join(u' '),
        QStringLiteral("0.176 0.181 1.849 0.908 4.700"));
}

void TestStrategiesPlots::rangesAreTheSchedules()
{
    const StrategiesResult result = strategiesOf(fourFailures());
    const PlotGridSpec spec = strategiesSpec(result, false);
    const ValueScale scale = ValueScale::linear(12);
    for (const Jitter jitter :
        {Jitter::Full, Jitter::Equal, Jitter::Decorrelated, Jitter::Proportional}) {
        const Schedule &schedule = result.strategies[size_t(jitter)].schedule;
        const auto boxes = boxesOf(rowOf(spec, jitter).plots[0], AreaRole::Range);
        QCOMPARE(boxes.size(), 5u);
        for (size_t i = 0; i < 5; ++i) {
            QCOMPARE(boxes[i].bottom, scale.at(schedule[i].least));
            QCOMPARE(boxes[i].top, scale.at(schedule[i].most));
        }
    }
    for (const Jitter jitter : {Jitter::None, Jitter::Offsets}) {
        QVERIFY(boxesOf(rowOf(spec, jitter).plots[0], AreaRole::Range).empty());
    }
}

void TestStrategiesPlots::ceilingIsAStaircase()
{
    const PlotGridSpec spec = strategiesSpec(strategiesOf(fourFailures()), false);
    const ValueScale scale = ValueScale::linear(12);
    for (const PlotRow &row : spec.rows) {
        QCOMPARE(row.plots[0].lines.size(), 1u);
        const PlotLine &line = row.plots[0].lines[0];
        QVERIFY(line.role == LineRole::Ceiling);
        QCOMPARE(line.points.size(), 10);
        QCOMPARE(line.points[4], QPointF(2.5, scale.at(2)));
        QCOMPARE(line.points[9], QPointF(5.5, scale.at(8)));
    }
}

// A timed outage: every strategy's run comes to another retry.
void TestStrategiesPlots::whatTheRunDidNotUseIsInOutline()
{
    Experiment experiment = fourFailures();
    experiment.scenario.kind = ScenarioKind::TimedOutage;
    experiment.scenario.downUntil = 3;
    const StrategiesResult result = strategiesOf(experiment);
    const PlotGridSpec spec = strategiesSpec(result, false);
    std::set<size_t> used;
    for (const Jitter jitter : allJitters) {
        const size_t waits = result.strategies[size_t(jitter)].lane.attempts.size() - 1;
        const Plot &plot = rowOf(spec, jitter).plots[0];
        QCOMPARE(boxesOf(plot, AreaRole::Draw).size(), waits);
        QCOMPARE(boxesOf(plot, AreaRole::UnusedDraw).size(), 5 - waits);
        used.insert(waits);
    }
    QVERIFY(used.size() > 1);
}

void TestStrategiesPlots::hintsHaveTheirWordAndNoRange()
{
    Experiment experiment = fourFailures();
    experiment.scenario.kind = ScenarioKind::Script;
    experiment.scenario.script = "T R:5 T S";
    const PlotGridSpec spec = strategiesSpec(strategiesOf(experiment), false);
    for (const PlotRow &row : spec.rows) {
        QCOMPARE(labelsOf(row.plots[0])[1], QStringLiteral("hint 5 s"));
    }
    const auto boxes = boxesOf(rowOf(spec, Jitter::Full).plots[0], AreaRole::Range);
    QCOMPARE(boxes.size(), 4u);
    QCOMPARE(boxes[1].middle(), 3.0);
}

void TestStrategiesPlots::afterAHintTheRunsDrawsStand()
{
    Experiment experiment = fourFailures();
    experiment.scenario.kind = ScenarioKind::Script;
    experiment.scenario.script = "T R:5 T S";
    const StrategiesResult result = strategiesOf(experiment);
    const PlotGridSpec spec = strategiesSpec(result, false);
    for (const Jitter jitter : allJitters) {
        const Lane &lane = result.strategies[size_t(jitter)].lane;
        QCOMPARE(labelsOf(rowOf(spec, jitter).plots[0])[2], drawnText(lane.attempts[2].waited));
    }
    // The hint took no draw: the third wait is made of the second one.
    const StrategyRun &full = result.strategies[size_t(Jitter::Full)];
    QVERIFY(full.lane.attempts[2].waited != full.schedule[2].jittered);
}

void TestStrategiesPlots::aWaitOfNothingHasNoBarButALabel()
{
    Experiment experiment = fourFailures();
    experiment.policy.offsets = {0, 0.9, 0.5};
    const PlotGridSpec spec = strategiesSpec(strategiesOf(experiment), false);
    const Plot &plot = rowOf(spec, Jitter::Offsets).plots[0];
    QCOMPARE(boxesOf(plot, AreaRole::Draw).size(), 2u); // of four, two are nothing
    QCOMPARE(labelsOf(plot)[0], QStringLiteral("0.000"));
}

void TestStrategiesPlots::manyRetriesAreAreas()
{
    Experiment experiment = fourFailures();
    experiment.policy.attempts = 1000;
    experiment.scenario.failFirst = 500;
    const StrategiesResult result = strategiesOf(experiment, std::nullopt, 3);
    const PlotGridSpec spec = strategiesSpec(result, false);
    const Plot &plot = rowOf(spec, Jitter::Full).plots[0];
    QCOMPARE(plot.areas.size(), 3u);
    const auto used = areasOf(plot, AreaRole::Draw);
    const auto unused = areasOf(plot, AreaRole::UnusedDraw);
    QCOMPARE(used.size(), 1u);
    QCOMPARE(used[0].upper.front().x(), 0.5);
    QCOMPARE(used[0].upper.back().x(), 500.5);
    QCOMPARE(unused[0].upper.front().x(), 500.5);
    QCOMPARE(unused[0].upper.back().x(), 999.5);
    // The longest wait of the used ones is still there after thinning.
    const Schedule &schedule = result.strategies[size_t(Jitter::Full)].schedule;
    const auto longest = std::max_element(schedule.begin(),
        schedule.begin() + 500,
        [](const ScheduleRow &a, const ScheduleRow &b) { return a.jittered < b.jittered; });
    const QPointF peak(double(longest->retry), ValueScale::linear(45).at(longest->jittered));
    QVERIFY(used[0].upper.contains(peak));
    QVERIFY(unused[0].upper.size() < used[0].upper.size() / 2); // an outline, not a block of lines
    QVERIFY(plot.labels.empty());
    QCOMPARE(areasOf(rowOf(spec, Jitter::None).plots[0], AreaRole::Range).size(), 0u);
}

void TestStrategiesPlots::luckIsABarWithItsMarks()
{
    StrategiesResult result = strategiesOf(fourFailures());
    StrategyRun &run = result.strategies[size_t(Jitter::Full)];
    run.luck = {3.75, 1.5, 6}; // numbers of the test's own: the ends are not mixed up
    result.strategies[size_t(Jitter::Proportional)].luck = {7.5, 5, 40};
    const PlotGridSpec spec = strategiesSpec(result, false);
    const Plot &plot = rowOf(spec, Jitter::Full).plots[1];
    const ValueScale scale = ValueScale::linear(40);
    const auto spread = boxesOf(plot, AreaRole::Spread);
    QCOMPARE(spread.size(), 1u);
    QCOMPARE(spread[0].left, scale.at(1.5));
    QCOMPARE(spread[0].right, scale.at(6));
    QCOMPARE(pointsOf(plot, PointRole::Mean).at(0).at.x(), scale.at(3.75));
    QCOMPARE(pointsOf(plot, PointRole::ThisSeed).at(0).at.x(), scale.at(run.lane.waited));
    QVERIFY(pointsOf(plot, PointRole::PinnedB).empty());
    QCOMPARE(labelsOf(plot),
        QStringList({QStringLiteral("3.750"),
            QStringLiteral("1.500"),
            QStringLiteral("6.000"),
            QStringLiteral("3.114")}));
    QCOMPARE(plot.xTicks.back().text, QStringLiteral("40 s"));
}

void TestStrategiesPlots::whatNoSeedChangesIsOnePoint()
{
    const PlotGridSpec spec = strategiesSpec(strategiesOf(fourFailures()), false);
    for (const Jitter jitter : {Jitter::None, Jitter::Offsets}) {
        const Plot &plot = rowOf(spec, jitter).plots[1];
        QVERIFY(plot.areas.empty());
        QCOMPARE(plot.points.size(), 1u);
        QCOMPARE(plot.labels.size(), 1u);
    }
    Experiment atOnce = fourFailures();
    atOnce.scenario.failFirst = 0;
    const PlotGridSpec nothing = strategiesSpec(strategiesOf(atOnce), false);
    for (const PlotRow &row : nothing.rows) {
        QVERIFY(row.plots[1].areas.empty());
        QCOMPARE(row.plots[1].points.size(), 1u);
        QCOMPARE(row.plots[1].points[0].at.x(), 0.0);
    }
}

void TestStrategiesPlots::theScaleHoldsPolicyB()
{
    Policy slow = fourFailures().policy;
    slow.base = 5;
    const PlotGridSpec spec = strategiesSpec(strategiesOf(fourFailures(), slow), false);
    const Plot &plot = rowOf(spec, Jitter::None).plots[1];
    const ValueScale scale = ValueScale::linear(5 + 10 + 20 + 30);
    QCOMPARE(pointsOf(plot, PointRole::PinnedB).at(0).at.x(), scale.at(65));
    QCOMPARE(pointsOf(plot, PointRole::Mean).at(0).at.x(), scale.at(7.5));
}

QTEST_GUILESS_MAIN(TestStrategiesPlots)
#include "test_strategies_plots.moc"
