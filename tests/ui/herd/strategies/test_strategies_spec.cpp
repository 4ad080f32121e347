// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The view as plots: what stands where is the engine's numbers.

#include "core/io/shown_numbers.h"
#include "tests/ui/herd/strategies/strategies_cases.h"
#include "ui/charts/value_scale.h"
#include "ui/herd/strategies/strategies_spec.h"

#include <QtTest>

#include <set>

using namespace backoff;

class TestStrategiesSpec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCaseCanBeDrawn_data();
    void everyCaseCanBeDrawn();
    void sixRowsInTheOrderOfTheStrategies();
    void barsAreTheDraws();
    void rangesAreTheSchedules();
    void ceilingIsAStaircase();
    void allRowsHaveOneScale();
    void whatTheRunDidNotUseIsInOutline();
    void hintsHaveTheirWordAndNoRange();
    void afterAHintTheRunsDrawsStand();
    void aWaitOfNothingHasNoBarButALabel();
    void manyRetriesAreAreas();
    void luckIsABarWithItsMarks();
    void whatNoSeedChangesIsOnePoint();
    void theScaleHoldsPolicyB();
    void policyBHasAMarkAndAFact();
    void aProblemIsASentence();
    void oneAttemptHasLuckOnly();
    void factsOfARun_data();
    void factsOfARun();
    void legendSaysWhatIsThere();
};

static std::vector<PlotArea> areasOf(const Plot &plot, AreaRole role)
{
    std::vector<PlotArea> areas;
    std::ranges::copy_if(plot.areas, std::back_inserter(areas), [role](const PlotArea &area) {
        return area.role == role;
    });
    return areas;
}

struct Box {
    double left = 0;
    double right = 0;
    double bottom = 0;
    double top = 0;

    [[nodiscard]] double middle() const { return (left + right) / 2; }
};

// All boxes of a role are one area: four points each, the second at the upper left.
static std::vector<Box> boxesOf(const Plot &plot, AreaRole role)
{
    std::vector<Box> boxes;
    for (const PlotArea &area : areasOf(plot, role)) {
        for (qsizetype i = 0; i + 3 < area.upper.size(); i += 4) {
            boxes.push_back({area.upper[i + 1].x(),
                area.upper[i + 2].x(),
                area.lower[i + 1].y(),
                area.upper[i + 1].y()});
        }
    }
    return boxes;
}

static std::vector<PlotPoint> pointsOf(const Plot &plot, PointRole role)
{
    std::vector<PlotPoint> points;
    std::ranges::copy_if(plot.points, std::back_inserter(points), [role](const PlotPoint &point) {
        return point.role == role;
    });
    return points;
}

static QStringList labelsOf(const Plot &plot)
{
    QStringList texts;
    for (const PlotLabel &label : plot.labels) {
        texts << label.text;
    }
    return texts;
}

static QStringList factsOf(const PlotRow &row)
{
    QStringList texts;
    for (const RowFact &fact : row.facts) {
        texts << fact.value + u' ' + fact.text;
    }
    return texts;
}

static const PlotRow &rowOf(const PlotGridSpec &spec, Jitter jitter)
{
    return spec.rows[size_t(jitter)];
}

static bool isInPlot(const Plot &plot, const QPointF &point)
{
    return point.x() >= plot.xFrom && point.x() <= plot.xTo && point.y() >= 0 && point.y() <= 1;
}

void TestStrategiesSpec::everyCaseCanBeDrawn_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<bool>("log");
    const auto cases = strategiesCases();
    for (int i = 0; i < int(cases.size()); ++i) {
        QTest::addRow("%s", cases[size_t(i)].name) << i << false;
        QTest::addRow("%s, log", cases[size_t(i)].name) << i << true;
    }
}

// Everything finite and inside its plot, no list without end.
void TestStrategiesSpec::everyCaseCanBeDrawn()
{
    QFETCH(int, index);
    QFETCH(bool, log);
    const Experiment experiment = strategiesCases()[size_t(index)].experiment;
    const PlotGridSpec spec = strategiesSpec(strategiesOf(experiment, experiment.policy, 3), log);
    QVERIFY(spec.sentence.isEmpty());
    QVERIFY(!spec.summary.isEmpty());
    QCOMPARE(spec.rows.size(), 6u);
    for (const PlotRow &row : spec.rows) {
        QVERIFY(!row.title.isEmpty() && !row.formula.isEmpty());
        if (!row.sentence.isEmpty()) {
            continue;
        }
        QCOMPARE(row.plots.size(), spec.columns.size());
        QVERIFY(!row.facts.empty());
        for (const Plot &plot : row.plots) {
            QVERIFY(plot.xFrom < plot.xTo);
            QVERIFY(plot.xTicks.size() <= 12 && plot.yTicks.size() <= 4);
            for (const ChartTick &tick : plot.xTicks) {
                QVERIFY(tick.position >= plot.xFrom && tick.position <= plot.xTo);
                QVERIFY(!tick.text.isEmpty());
            }
            QVERIFY(plot.areas.size() <= 3);
            for (const PlotArea &area : plot.areas) {
                QCOMPARE(area.upper.size(), area.lower.size());
                QVERIFY(area.upper.size() <= 1200);
                for (qsizetype i = 0; i < area.upper.size(); ++i) {
                    QCOMPARE(area.upper[i].x(), area.lower[i].x());
                    QVERIFY(area.lower[i].y() <= area.upper[i].y());
                    QVERIFY(isInPlot(plot, area.upper[i]) && isInPlot(plot, area.lower[i]));
                }
            }
            for (const PlotLine &line : plot.lines) {
                QVERIFY(line.points.size() <= 1200);
                for (const QPointF &point : line.points) {
                    QVERIFY(isInPlot(plot, point));
                }
            }
            for (const PlotPoint &point : plot.points) {
                QVERIFY(isInPlot(plot, point.at));
            }
        }
    }
}

void TestStrategiesSpec::sixRowsInTheOrderOfTheStrategies()
{
    const PlotGridSpec spec = strategiesSpec(strategiesOf(fourFailures(Jitter::Equal)), false);
    QStringList titles;
    QStringList formulas;
    for (const PlotRow &row : spec.rows) {
        titles << row.title + (row.chosen ? QStringLiteral(" (chosen)") : QString());
        formulas << row.formula;
    }
    QCOMPARE(titles,
        QStringList({QStringLiteral("No jitter"),
            QStringLiteral("Full jitter"),
            QStringLiteral("Equal jitter (chosen)"),
            QStringLiteral("Decorrelated jitter"),
            QStringLiteral("Proportional jitter"),
            QStringLiteral("Fixed offsets")}));
    QCOMPARE(formulas[1], QStringLiteral("uniform(0, c)"));
    QCOMPARE(formulas[3], QStringLiteral("min(cap, uniform(base, 3 \u00d7 previous))"));
}

void TestStrategiesSpec::barsAreTheDraws()
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

void TestStrategiesSpec::rangesAreTheSchedules()
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

void TestStrategiesSpec::ceilingIsAStaircase()
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

void TestStrategiesSpec::allRowsHaveOneScale()
{
    const PlotGridSpec spec = strategiesSpec(strategiesOf(fourFailures()), false);
    for (const PlotRow &row : spec.rows) {
        for (const size_t column : {0u, 1u}) {
            const Plot &plot = row.plots[column];
            const Plot &first = spec.rows[0].plots[column];
            QCOMPARE(plot.xFrom, first.xFrom);
            QCOMPARE(plot.xTo, first.xTo);
            QCOMPARE(plot.xTicks.size(), first.xTicks.size());
            QCOMPARE(plot.yTicks.size(), first.yTicks.size());
            QCOMPARE(plot.xTicks.back().text, first.xTicks.back().text);
        }
    }
    QCOMPARE(spec.rows[0].plots[0].yTicks.back().text, QStringLiteral("15 s"));
}

// A timed outage: every strategy's run comes to another retry.
void TestStrategiesSpec::whatTheRunDidNotUseIsInOutline()
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

void TestStrategiesSpec::hintsHaveTheirWordAndNoRange()
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

void TestStrategiesSpec::afterAHintTheRunsDrawsStand()
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

void TestStrategiesSpec::aWaitOfNothingHasNoBarButALabel()
{
    Experiment experiment = fourFailures();
    experiment.policy.offsets = {0, 0.9, 0.5};
    const PlotGridSpec spec = strategiesSpec(strategiesOf(experiment), false);
    const Plot &plot = rowOf(spec, Jitter::Offsets).plots[0];
    QCOMPARE(boxesOf(plot, AreaRole::Draw).size(), 2u); // of four, two are nothing
    QCOMPARE(labelsOf(plot)[0], QStringLiteral("0.000"));
}

void TestStrategiesSpec::manyRetriesAreAreas()
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

void TestStrategiesSpec::luckIsABarWithItsMarks()
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

void TestStrategiesSpec::whatNoSeedChangesIsOnePoint()
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

void TestStrategiesSpec::theScaleHoldsPolicyB()
{
    Policy slow = fourFailures().policy;
    slow.base = 5;
    const PlotGridSpec spec = strategiesSpec(strategiesOf(fourFailures(), slow), false);
    const Plot &plot = rowOf(spec, Jitter::None).plots[1];
    const ValueScale scale = ValueScale::linear(5 + 10 + 20 + 30);
    QCOMPARE(pointsOf(plot, PointRole::PinnedB).at(0).at.x(), scale.at(65));
    QCOMPARE(pointsOf(plot, PointRole::Mean).at(0).at.x(), scale.at(7.5));
}

void TestStrategiesSpec::policyBHasAMarkAndAFact()
{
    Policy capped = fourFailures().policy;
    capped.cap = 1;
    const StrategiesResult result = strategiesOf(fourFailures(), capped);
    const PlotGridSpec spec = strategiesSpec(result, false);
    for (const Jitter jitter : allJitters) {
        const PlotRow &row = rowOf(spec, jitter);
        QCOMPARE(pointsOf(row.plots[1], PointRole::PinnedB).size(), 1u);
        const QString waited
            = withUnit(drawnText(result.pinned[size_t(jitter)].lane.waited), Unit::Seconds);
        QVERIFY(factsOf(row).contains(waited + QStringLiteral(" with policy B")));
    }
    QVERIFY(spec.legend.size()
        == strategiesSpec(strategiesOf(fourFailures()), false).legend.size() + 1);
}

void TestStrategiesSpec::aProblemIsASentence()
{
    Experiment experiment = fourFailures();
    experiment.policy.cap = std::nullopt;
    experiment.policy.attempts = 800;
    const StrategiesResult result = strategiesOf(experiment, std::nullopt, 3);
    const PlotGridSpec spec = strategiesSpec(result, false);
    const PlotRow &row = rowOf(spec, Jitter::Decorrelated);
    const auto &problem = result.strategies[size_t(Jitter::Decorrelated)].problem;
    QVERIFY(problem.has_value());
    QVERIFY(row.sentence.contains(QStringLiteral("retry %1").arg(problem->detail)));
    QVERIFY(row.plots.empty());
    QVERIFY(row.facts.empty());
    QCOMPARE(rowOf(spec, Jitter::Full).plots.size(), 2u);
}

void TestStrategiesSpec::oneAttemptHasLuckOnly()
{
    Experiment experiment = fourFailures();
    experiment.policy.attempts = 1;
    const PlotGridSpec spec = strategiesSpec(strategiesOf(experiment), false);
    QCOMPARE(spec.columns.size(), 1u);
    for (const PlotRow &row : spec.rows) {
        QCOMPARE(row.plots.size(), 1u);
        QCOMPARE(factsOf(row),
            QStringList({QStringLiteral("0.000 s waited in all"),
                QStringLiteral("\u2715 gave up after the only attempt")}));
        QCOMPARE(row.plots[0].points.at(0).at.x(), 0.0);
    }
}

void TestStrategiesSpec::factsOfARun_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<double>("callDuration");
    QTest::addColumn<QString>("facts");
    const auto row = [](const char *name, const char *script, double call, const char *facts) {
        QTest::newRow(name) << QString::fromUtf8(script) << call << QString::fromUtf8(facts);
    };
    row("recovers", "T T S", 0, "1.500 s waited in all | ✓ recovered on attempt 3");
    row("at once", "S", 0, "0.000 s waited in all | ✓ answered at once");
    row("gives up", "T T T T T T", 0, "15.500 s waited in all | ✕ gave up after 6 attempts");
    row("permanent", "T P", 0, "0.500 s waited in all | ⊘ permanent error on attempt 2");
    row("permanent at once", "P", 0, "0.000 s waited in all | ⊘ permanent error at once");
    row("calls take time",
        "T S",
        0.25,
        "0.500 s waited in all | ✓ recovered on attempt 2 | 1.000 s until the end, calls included");
}

void TestStrategiesSpec::factsOfARun()
{
    QFETCH(QString, script);
    QFETCH(double, callDuration);
    QFETCH(QString, facts);
    Experiment experiment = fourFailures();
    experiment.scenario.kind = ScenarioKind::Script;
    experiment.scenario.script = script.toStdString();
    experiment.scenario.callDuration = callDuration;
    const PlotGridSpec spec = strategiesSpec(strategiesOf(experiment), false);
    QCOMPARE(factsOf(rowOf(spec, Jitter::None)).join(QStringLiteral(" | ")), facts);
}

void TestStrategiesSpec::legendSaysWhatIsThere()
{
    const auto swatches = [](const Experiment &experiment) {
        std::vector<SwatchRole> roles;
        for (const LegendEntry &entry : strategiesSpec(strategiesOf(experiment), false).legend) {
            roles.push_back(entry.swatch);
        }
        return roles;
    };
    const auto has = [](const std::vector<SwatchRole> &roles, SwatchRole role) {
        return std::ranges::find(roles, role) != roles.end();
    };
    Experiment experiment = fourFailures();
    QVERIFY(has(swatches(experiment), SwatchRole::Outline));
    experiment.scenario.kind = ScenarioKind::AlwaysDown;
    QVERIFY(!has(swatches(experiment), SwatchRole::Outline));
    experiment.policy.attempts = 1;
    QVERIFY(!has(swatches(experiment), SwatchRole::Bar));
    QVERIFY(has(swatches(experiment), SwatchRole::Mean));
}

QTEST_GUILESS_MAIN(TestStrategiesSpec)
#include "test_strategies_spec.moc"
