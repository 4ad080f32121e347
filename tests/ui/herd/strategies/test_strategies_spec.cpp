// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The view as a whole: its rows, their words, one scale, whatever can be set.

#include "core/io/shown_numbers.h"
#include "tests/ui/herd/strategies/plot_queries.h"
#include "tests/ui/herd/strategies/strategies_cases.h"
#include "ui/herd/strategies/strategies_spec.h"

#include <QtTest>

using namespace backoff;

class TestStrategiesSpec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCaseCanBeDrawn_data();
    void everyCaseCanBeDrawn();
    void sixRowsInTheOrderOfTheStrategies();
    void allRowsHaveOneScale();
    void policyBHasAMarkAndAFact();
    void aProblemIsASentence();
    void oneAttemptHasLuckOnly();
    void factsOfARun_data();
    void factsOfARun();
    void legendSaysWhatIsThere();
};

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
        "0.500 s waited in all | ✓ recovered on attempt 2 | "
        "1.000 s until the end, calls included");
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
