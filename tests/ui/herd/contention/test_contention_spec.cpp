// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The two plots as numbers and words: the rows' own means and deviations, in every range of
// settings.

#include "tests/ui/herd/contention/contention_cases.h"
#include "ui/charts/value_scale.h"
#include "ui/herd/contention/contention_spec.h"
#include "ui/herd/contention/contention_words.h"

#include <QtTest>

#include <set>

using namespace backoff;

class TestContentionSpec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySpecCanBeDrawn_data();
    void everySpecCanBeDrawn();
    void pointsAreTheMeans();
    void errorBarsAreOneDeviationEachWay();
    void errorBarsEndAtNothing();
    void oneRunHasNoErrorBars();
    void seriesStandBesideEachOther();
    void ticksAreTheClientsAndShared();
    void lastPointsAreLabelled();
    void oneClientStandsInTheMiddle();
    void titlesAndLegend();
    void nothingYetIsASentence();
};

static const LineRole roles[] = {
    LineRole::None, LineRole::Equal, LineRole::Full, LineRole::Decorrelated, LineRole::NoBackoff};

static const Plot &plotOf(const PlotGridSpec &spec, std::size_t column)
{
    return spec.rows.front().plots.at(column);
}

void TestContentionSpec::everySpecCanBeDrawn_data()
{
    QTest::addColumn<std::vector<std::int64_t>>("counts");
    QTest::addColumn<int>("runs");
    using Counts = std::vector<std::int64_t>;
    QTest::newRow("one client") << Counts {1} << 10;
    QTest::newRow("one client, one run") << Counts {1} << 1;
    QTest::newRow("two clients") << Counts {1, 2} << 10;
    QTest::newRow("one run") << Counts {10, 20, 30} << 1;
    QTest::newRow("ten points") << Counts {3, 6, 9, 12, 15, 18, 21, 24, 27, 30} << 5;
}

void TestContentionSpec::everySpecCanBeDrawn()
{
    QFETCH(std::vector<std::int64_t>, counts);
    QFETCH(int, runs);
    const ContentionResult result = studyOf(counts, runs);
    for (const bool log : {false, true}) {
        const PlotGridSpec spec = contentionSpec(result, log);
        QVERIFY(spec.sentence.isEmpty());
        QCOMPARE(spec.summary, ContentionWords::sentence(result));
        QCOMPARE(spec.columns.size(), 2u);
        QCOMPARE(spec.rows.size(), 1u);
        QVERIFY(spec.rows.front().title.isEmpty());
        QCOMPARE(spec.rows.front().plots.size(), 2u);
        for (const Plot &plot : spec.rows.front().plots) {
            const auto isInside = [&](double x, double y) { // false for NaN too
                return x >= plot.xFrom && x <= plot.xTo && y >= 0 && y <= 1;
            };
            QVERIFY(plot.xFrom < plot.xTo);
            QCOMPARE(plot.xTicks.size(), counts.size() + (counts.size() > 1 ? 1 : 0));
            QVERIFY(plot.yTicks.size() >= 2 && plot.yTicks.size() <= 12);
            QCOMPARE(plot.lines.size(), 5u);
            for (const PlotLine &line : plot.lines) {
                QCOMPARE(line.points.size(), qsizetype(counts.size()));
                for (const QPointF &point : line.points) {
                    QVERIFY(isInside(point.x(), point.y()));
                }
            }
            for (const ErrorBar &bar : plot.errorBars) {
                QVERIFY(isInside(bar.x, bar.low) && isInside(bar.x, bar.high));
                QVERIFY(bar.low <= bar.high);
            }
        }
    }
}

void TestContentionSpec::pointsAreTheMeans()
{
    const PlotGridSpec spec = contentionSpec(defaultStudy(), false);
    const ValueScale calls = ValueScale::linear(2500); // 2,430 and its deviation
    const ValueScale time = ValueScale::linear(80'000);
    for (std::size_t series = 0; series < 5; ++series) {
        QVERIFY(plotOf(spec, 0).lines[series].role == roles[series]);
        QVERIFY(plotOf(spec, 0).lines[series].withPoints);
        for (std::size_t point = 0; point < 2; ++point) {
            const ContentionRow &row = defaultStudy().points[point][series];
            const auto at = qsizetype(point);
            QCOMPARE(plotOf(spec, 0).lines[series].points[at].y(), calls.at(row.calls.mean));
            QCOMPARE(plotOf(spec, 1).lines[series].points[at].y(), time.at(row.completion.mean));
        }
    }
}

void TestContentionSpec::errorBarsAreOneDeviationEachWay()
{
    const PlotGridSpec spec = contentionSpec(
        studyWith(
            {{70, 5, 300, 40}, {60, 4, 250, 20}, {50, 3, 200, 10}, {80, 2, 100, 5}, {90, 1, 50, 1}},
            10,
            30),
        false);
    const ValueScale time = ValueScale::linear(340);
    const auto &bars = plotOf(spec, 1).errorBars;
    QCOMPARE(bars.size(), 5u);
    QVERIFY(bars[0].role == LineRole::None);
    QCOMPARE(bars[0].low, time.at(260));
    QCOMPARE(bars[0].high, time.at(340));
    QCOMPARE(bars[0].x, plotOf(spec, 1).lines[0].points.front().x());
    QVERIFY(bars[4].role == LineRole::NoBackoff);
    QCOMPARE(bars[4].high, time.at(51));
}

void TestContentionSpec::errorBarsEndAtNothing()
{
    const Figures wild {2, 5, 30, 70};
    for (const bool log : {false, true}) {
        const PlotGridSpec spec
            = contentionSpec(studyWith({wild, wild, wild, wild, wild}, 2, 3), log);
        for (const Plot &plot : spec.rows.front().plots) {
            QCOMPARE(plot.errorBars.front().low, 0.0);
            QVERIFY(plot.errorBars.front().high > plot.lines.front().points.front().y());
        }
    }
}

void TestContentionSpec::oneRunHasNoErrorBars()
{
    const PlotGridSpec spec = contentionSpec(studyOf({5, 10}, 1), false);
    QVERIFY(plotOf(spec, 0).errorBars.empty() && plotOf(spec, 1).errorBars.empty());
}

// So little that a point stays with its number of clients.
void TestContentionSpec::seriesStandBesideEachOther()
{
    const Plot plot = plotOf(contentionSpec(defaultStudy(), false), 0);
    std::set<double> places;
    for (const PlotLine &line : plot.lines) {
        places.insert(line.points[1].x());
        QVERIFY(std::abs(line.points[1].x() - 100) < 3);
        QVERIFY(std::abs(line.points[0].x() - 50) < 3);
    }
    QCOMPARE(places.size(), 5u);
    QCOMPARE(plot.lines[2].points[1].x(), 100.0); // the middle one
}

void TestContentionSpec::ticksAreTheClientsAndShared()
{
    const Plot calls = plotOf(contentionSpec(defaultStudy(), false), 0);
    QCOMPARE(calls.xFrom, 0.0);
    QCOMPARE(calls.xTicks[0].text, QStringLiteral("0"));
    QCOMPARE(calls.xTicks[1].position, 50.0);
    QCOMPARE(calls.xTicks[2].text, QStringLiteral("100"));
    QCOMPARE(calls.yTicks[0].text, QStringLiteral("0"));
    QCOMPARE(calls.yTicks[1].text, QStringLiteral("500"));
    QCOMPARE(calls.yTicks.back().text, QStringLiteral("2,500"));
    const Plot time = plotOf(contentionSpec(defaultStudy(), true), 1);
    QCOMPARE(time.yTicks[1].text, QStringLiteral("1 s"));
    QCOMPARE(time.yTicks.back().text, QStringLiteral("100 s"));
    const auto thousands = studyWith(std::vector<Figures>(5), 10'000, 2);
    QCOMPARE(plotOf(contentionSpec(thousands, false), 0).xTicks[0].text, QStringLiteral("10,000"));
}

void TestContentionSpec::lastPointsAreLabelled()
{
    const ContentionResult study = studyWith({{1846, 9, 63'300, 40},
                                                 {812, 4, 6500, 20},
                                                 {796, 3, 4900, 10},
                                                 {999, 2, 4800, 5},
                                                 {2430, 1, 2000, 1}},
        100,
        30);
    const PlotGridSpec spec = contentionSpec(study, false);
    const auto textsOf = [](const Plot &plot) {
        QStringList texts;
        for (const PlotLabel &label : plot.labels) {
            texts << label.text;
        }
        return texts.join(QStringLiteral(" | "));
    };
    QCOMPARE(textsOf(plotOf(spec, 0)), QStringLiteral("2,430 | 1,846 | 999 | 796"));
    QCOMPARE(textsOf(plotOf(spec, 1)), QStringLiteral("63.3 s | 2.0 s"));
    QCOMPARE(
        textsOf(plotOf(contentionSpec(study, true), 1)), QStringLiteral("63.3 s | 6.5 s | 2.0 s"));
    QCOMPARE(textsOf(plotOf(contentionSpec(studyOf({1}, 10), false), 0)), QStringLiteral("1"));
    const QPointF last = plotOf(spec, 0).lines[4].points.back();
    QVERIFY(std::abs(plotOf(spec, 0).labels.front().at.y() - last.y()) < 0.03);
    QVERIFY(plotOf(spec, 0).labels.front().at.x() > last.x()); // where no line is
}

void TestContentionSpec::oneClientStandsInTheMiddle()
{
    const Plot plot = plotOf(contentionSpec(studyOf({1}, 10), false), 1);
    QCOMPARE((plot.xFrom + plot.xTo) / 2, plot.xTicks.front().position);
    for (std::size_t i = 1; i < 5; ++i) { // equal values, seen one beside the other
        const QPointF before = plot.lines[i - 1].points.front();
        const QPointF point = plot.lines[i].points.front();
        QCOMPARE(point.y(), before.y());
        QVERIFY(point.x() - before.x() > 0.05 * (plot.xTo - plot.xFrom));
    }
}

void TestContentionSpec::titlesAndLegend()
{
    const PlotGridSpec spec = contentionSpec(defaultStudy(), false);
    QCOMPARE(spec.columns[0].title, QStringLiteral("Calls, mean ± SD of 100 runs"));
    QCOMPARE(spec.columns[1].title, QStringLiteral("Completion time, mean ± SD of 100 runs"));
    QCOMPARE(spec.columns[0].xTitle, QStringLiteral("clients"));
    QCOMPARE(spec.legend.size(), 5u);
    QVERIFY(spec.legend.front().swatch == SwatchRole::SeriesNone);
    QVERIFY(spec.legend.back().swatch == SwatchRole::SeriesNoBackoff);
    const PlotGridSpec once = contentionSpec(studyOf({5}, 1), false);
    QCOMPARE(once.columns[0].title, QStringLiteral("Calls, in one run"));
}

void TestContentionSpec::nothingYetIsASentence()
{
    const PlotGridSpec spec = contentionSpec({}, false);
    QVERIFY(!spec.sentence.isEmpty());
    QCOMPARE(spec.summary, spec.sentence);
    QVERIFY(spec.rows.empty());
}

QTEST_APPLESS_MAIN(TestContentionSpec)
#include "test_contention_spec.moc"
