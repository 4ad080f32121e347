// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/herd/fleet/fleet_cases.h"
#include "ui/herd/fleet/count_axis.h"
#include "ui/herd/fleet/fleet_columns.h"
#include "ui/herd/fleet/fleet_sentence.h"
#include "ui/herd/fleet/fleet_spec.h"
#include "ui/herd/fleet/load_areas.h"

#include <cmath>
#include <numeric>

using namespace backoff;

class TestFleetSpec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsAreTheStrategies();
    void theChosenStrategyIsMarked();
    void thePictureIsCutAsDrawn();
    void theServiceIsSaidOnceWhereThereIsRoom();
    void nothingIsCutWhereNothingDwarfs();
    void aLogarithmicScaleCutsNothing();
    void areasAddUpToTheCalls();
    void theTimeAxisReachesToTheLastCall();
    void capacityIsALineFromTheOutagesEnd();
    void capacityAboveTheAxisIsSaid();
    void noLineWithoutALimit();
    void theOutageIsHatched_data();
    void theOutageIsHatched();
    void manyBinsKeepTheirPeaks();
    void aProblemStandsInPlaceOfItsPlot();
    void nobodyIsSaid();
    void everythingIsFinite_data();
    void everythingIsFinite();
    void axesAreRound_data();
    void axesAreRound();
};

static QStringList textsOf(const std::vector<ChartTick> &ticks)
{
    QStringList texts;
    for (const ChartTick &tick : ticks) {
        texts << tick.text;
    }
    return texts;
}

static QStringList labelsOf(const Plot &plot)
{
    QStringList texts;
    for (const PlotLabel &label : plot.labels) {
        texts << label.text;
    }
    return texts;
}

static PlotGridSpec specOf(const Experiment &experiment, bool logScale = false)
{
    return fleetSpec(computed(experiment), logScale);
}

static const Plot &plotOf(const PlotGridSpec &spec, std::size_t row)
{
    return spec.rows[row].plots[0];
}

void TestFleetSpec::rowsAreTheStrategies()
{
    const PlotGridSpec spec = specOf(pictured());
    QStringList titles;
    for (const PlotRow &row : spec.rows) {
        titles << row.title + QStringLiteral(": ") + row.formula;
        QVERIFY(row.sentence.isEmpty());
        QCOMPARE(row.plots.size(), std::size_t(1));
    }
    QCOMPARE(titles,
        (QStringList {QStringLiteral("No jitter: c"),
            QStringLiteral("Equal jitter: c/2 + uniform(0, c/2)"),
            QStringLiteral("Full jitter: uniform(0, c)"),
            QStringLiteral("Decorrelated jitter: min(cap, uniform(base, 3 \u00d7 previous))")}));
    QCOMPARE(spec.rows[2].facts[0].value, QStringLiteral("717"));
    QCOMPARE(spec.columns.size(), std::size_t(1));
    QVERIFY(spec.sentence.isEmpty());
    QCOMPARE(spec.summary, fleetSentence(computed(pictured())));
    QCOMPARE(spec.legend.size(), std::size_t(3));
}

void TestFleetSpec::theChosenStrategyIsMarked()
{
    Experiment experiment = pictured();
    for (const Jitter jitter : allJitters) {
        experiment.policy.jitter = jitter;
        const FleetResult result = computed(experiment);
        const PlotGridSpec spec = fleetSpec(result, false);
        for (std::size_t i = 0; i < spec.rows.size(); ++i) {
            QCOMPARE(spec.rows[i].chosen, result.fleets[i].policy.jitter == jitter);
        }
        QVERIFY(std::ranges::any_of(spec.rows, &PlotRow::chosen));
    }
}

void TestFleetSpec::thePictureIsCutAsDrawn()
{
    const PlotGridSpec spec = specOf(pictured());
    for (const PlotRow &row : spec.rows) {
        QCOMPARE(textsOf(row.plots[0].yTicks),
            (QStringList {QStringLiteral("0"),
                QStringLiteral("100"),
                QStringLiteral("200"),
                QStringLiteral("300+")}));
    }
    // All bins of the first strategy are cut, and say how high they are; the first bin comes last.
    QCOMPARE(labelsOf(plotOf(spec, 0)),
        QStringLiteral("1,000 1,000 1,000 1,000 970 940 910 1,000").split(u' '));
    QCOMPARE(labelsOf(plotOf(spec, 2))[0], QStringLiteral("717"));
    const std::vector<PlotLabel> &labels = plotOf(spec, 0).labels;
    QVERIFY(labels.back().at.x() > 1 && labels.back().at.x() < 2);
    QCOMPARE(labels[6].align, PlotLabel::Align::Right); // no room behind the last bin
    QVERIFY(labels[6].at.x() < plotOf(spec, 0).xTo - 1);
}

// Where columns stand in the way of the words, the next row says them.
void TestFleetSpec::theServiceIsSaidOnceWhereThereIsRoom()
{
    const QStringList words {
        QStringLiteral("down until 4 s"), QStringLiteral("capacity 30 calls a bin")};
    const PlotGridSpec spec = specOf(pictured());
    for (std::size_t i = 0; i < spec.rows.size(); ++i) {
        const QStringList labels = labelsOf(plotOf(spec, i));
        for (const QString &text : words) {
            QCOMPARE(labels.contains(text), i == 1);
        }
        QVERIFY(plotOf(spec, i).spans[0].text.isEmpty()); // too short for words
    }
}

void TestFleetSpec::nothingIsCutWhereNothingDwarfs()
{
    const std::vector<std::int64_t> slope {12, 11, 10, 9, 9, 8, 0, 7, 7, 6, 6, 5, 4, 3, 2, 1, 1};
    const CountAxis whole = CountAxis::linear({slope}, 3);
    QVERIFY(whole.holds(12));
    QCOMPARE(whole.ticks().back().text, QStringLiteral("15"));
    std::vector<std::int64_t> dwarfed = slope;
    dwarfed[0] = 100;
    const CountAxis cut = CountAxis::linear({dwarfed}, 3);
    QVERIFY(!cut.holds(100));
    QVERIFY(cut.holds(10));
    QCOMPARE(cut.at(100), 1.0);
    QCOMPARE(cut.ticks().back().text, QStringLiteral("10+"));
    // Too many to be the exception.
    dwarfed[1] = dwarfed[2] = 100;
    QVERIFY(CountAxis::linear({dwarfed}, 3).holds(100));
    // But not where they are all of a plot beside others.
    QVERIFY(!CountAxis::linear({slope, {100, 100, 100, 0, 0, 0}}, 3).holds(100));
    // A line that would be cut is shown, unless it is far above everything.
    QVERIFY(CountAxis::linear({slope}, 20).holds(20));
    QVERIFY(!CountAxis::linear({slope}, 30).holds(30));
}

void TestFleetSpec::aLogarithmicScaleCutsNothing()
{
    const PlotGridSpec spec = specOf(pictured(), true);
    QCOMPARE(textsOf(plotOf(spec, 0).yTicks),
        (QStringList {QStringLiteral("0"),
            QStringLiteral("1"),
            QStringLiteral("100"),
            QStringLiteral("10,000")}));
    QVERIFY(labelsOf(plotOf(spec, 0)).isEmpty());
    QCOMPARE(labelsOf(plotOf(spec, 1)),
        (QStringList {
            QStringLiteral("down until 4 s"), QStringLiteral("capacity 30 calls a bin")}));
    double highest = 0;
    for (const PlotArea &area : plotOf(spec, 2).areas) {
        for (const QPointF &point : area.upper) {
            highest = std::max(highest, point.y());
        }
    }
    QVERIFY(highest <= 1);
}

// The area of the histogram, read back in calls.
void TestFleetSpec::areasAddUpToTheCalls()
{
    Experiment experiment = pictured();
    experiment.fleet.clients = 40;
    experiment.fleet.capacity = 20;
    const FleetResult result = computed(experiment);
    for (const ShownFleet &fleet : result.fleets) {
        const CountAxis axis = CountAxis::linear({{100}}, 0); // nothing is cut
        const LoadAreas load(fleet.run.bins, 1, axis);
        QVERIFY(load.cutLabels(1000).empty());
        double served = 0;
        double failed = 0;
        for (const PlotArea &area : load.areas()) {
            QCOMPARE(area.upper.size(), area.lower.size());
            double sum = 0;
            for (qsizetype i = 1; i < area.upper.size(); ++i) {
                QCOMPARE(area.upper[i].x(), area.lower[i].x());
                const double width = area.upper[i].x() - area.upper[i - 1].x();
                QVERIFY(width >= 0);
                const double height = area.upper[i].y() - area.lower[i].y();
                sum += width * height / axis.at(1);
            }
            (area.role == AreaRole::Served ? served : failed) += sum;
        }
        QCOMPARE(std::llround(served), fleet.run.recovered);
        QCOMPARE(std::llround(failed), fleet.run.wasted);
    }
}

void TestFleetSpec::theTimeAxisReachesToTheLastCall()
{
    const FleetResult result = computed(pictured());
    const PlotGridSpec spec = fleetSpec(result, false);
    std::size_t bins = 0;
    for (const ShownFleet &fleet : result.fleets) {
        bins = std::max(bins, fleet.run.bins.size());
    }
    for (const PlotRow &row : spec.rows) {
        QCOMPARE(row.plots[0].xFrom, 0.0);
        QCOMPARE(row.plots[0].xTo, static_cast<double>(bins));
    }
    const std::vector<ChartTick> &ticks = plotOf(spec, 0).xTicks;
    QCOMPARE(ticks[1].text, QStringLiteral("10 s"));
    QCOMPARE(ticks[1].position, 40.0); // bins of 0.25 s
    QCOMPARE(ticks.back().text, QStringLiteral("60 s"));
}

void TestFleetSpec::capacityIsALineFromTheOutagesEnd()
{
    const PlotGridSpec spec = specOf(pictured());
    for (const PlotRow &row : spec.rows) {
        const Plot &plot = row.plots[0];
        QCOMPARE(plot.lines.size(), std::size_t(1));
        QCOMPARE(plot.lines[0].role, LineRole::Capacity);
        QCOMPARE(plot.lines[0].points, (QList<QPointF> {{16, 0.1}, {plot.xTo, 0.1}}));
    }
    // Rounded down to whole calls, in ms too.
    Experiment ms = *inUnit(pictured(), Unit::Milliseconds);
    ms.fleet.capacity = 123;
    QVERIFY(labelsOf(plotOf(specOf(ms), 1)).contains(QStringLiteral("capacity 30 calls a bin")));
}

void TestFleetSpec::capacityAboveTheAxisIsSaid()
{
    Experiment experiment = pictured();
    experiment.fleet.capacity = 1e9;
    const PlotGridSpec spec = specOf(experiment);
    QVERIFY(plotOf(spec, 0).lines.empty());
    QCOMPARE(labelsOf(plotOf(spec, 0))[0],
        QStringLiteral("capacity 250,000,000 calls a bin, above this axis"));
    QCOMPARE(spec.legend.size(), std::size_t(2));
}

void TestFleetSpec::noLineWithoutALimit()
{
    Experiment experiment = pictured();
    experiment.fleet.capacity = {};
    const PlotGridSpec spec = specOf(experiment);
    for (const PlotRow &row : spec.rows) {
        QVERIFY(row.plots[0].lines.empty());
    }
    QVERIFY(labelsOf(plotOf(spec, 0)).filter(QStringLiteral("capacity")).isEmpty());
    QCOMPARE(spec.legend.size(), std::size_t(2));
}

void TestFleetSpec::theOutageIsHatched_data()
{
    QTest::addColumn<std::optional<double>>("outage");
    QTest::addColumn<double>("end"); // 0: nothing is hatched; -1: the whole axis
    QTest::addColumn<QString>("text");
    QTest::newRow("long") << std::optional<double>(10) << 40.0 << QStringLiteral("down");
    QTest::newRow("none") << std::optional<double>(0) << 0.0 << QString();
    QTest::newRow("never") << std::optional<double>() << -1.0
                           << QStringLiteral("down, never recovers");
    QTest::newRow("longer") << std::optional<double>(5000) << -1.0
                            << QStringLiteral("down until 5000 s");
}

void TestFleetSpec::theOutageIsHatched()
{
    QFETCH(std::optional<double>, outage);
    QFETCH(double, end);
    QFETCH(QString, text);
    Experiment experiment = pictured();
    experiment.fleet.outage = outage;
    const PlotGridSpec spec = specOf(experiment);
    QStringList said;
    for (const PlotRow &row : spec.rows) {
        const Plot &plot = row.plots[0];
        QCOMPARE(plot.spans.size(), end == 0 ? std::size_t(0) : std::size_t(1));
        if (end != 0) {
            QCOMPARE(plot.spans[0].from, 0.0);
            QCOMPARE(plot.spans[0].to, end < 0 ? plot.xTo : end);
            said << plot.spans[0].text;
        }
        QCOMPARE(plot.lines.empty(), end < 0); // no capacity through an outage
    }
    QCOMPARE(said.join(QString()), text); // once
}

void TestFleetSpec::manyBinsKeepTheirPeaks()
{
    Experiment experiment = pictured();
    experiment.fleet.bin = 0.001;
    experiment.fleet.capacity = {};
    const FleetResult result = computed(experiment);
    const FleetColumns columns = columnsOf(result);
    QVERIFY(columns.count <= mostColumns);
    QVERIFY(columns.count > mostColumns / 2);
    for (std::size_t i = 0; i < columns.rows.size(); ++i) {
        const FleetRun &run = result.fleets[i].run;
        const auto fullest = std::ranges::max_element(columns.rows[i], {}, &FleetBin::calls);
        QCOMPARE(fullest->calls, std::max(run.firstBinPeak, run.laterPeak));
        QVERIFY(columns.rows[i].size() <= columns.count);
    }
    const PlotGridSpec spec = fleetSpec(result, false);
    const QString said = QStringLiteral("Each column shows the fullest of its %1 bins.")
                             .arg(columns.binsPerColumn);
    QCOMPARE(spec.columns[0].xTitle, said);
    QVERIFY(spec.summary.endsWith(said));
    QVERIFY(specOf(pictured()).columns[0].xTitle.isEmpty());
}

void TestFleetSpec::aProblemStandsInPlaceOfItsPlot()
{
    FleetResult result = computed(pictured());
    result.fleets[0].run = {};
    result.fleets[0].problem = Error {ErrorCode::TooManyBins, Field::Bin, "0.25", maxFleetBins};
    const PlotGridSpec spec = fleetSpec(result, false);
    QCOMPARE(spec.rows[0].sentence,
        QStringLiteral("Bins of 0.25 s are too short: the histogram would have more than "
                       "10,000,000. Accepted: a wider bin, or fewer or shorter waits."));
    QVERIFY(spec.rows[0].facts.empty());
    QVERIFY(spec.rows[1].sentence.isEmpty());
    // Nothing is said about the service where there is no plot.
    QVERIFY(labelsOf(plotOf(spec, 1)).contains(QStringLiteral("capacity 30 calls a bin")));
    for (ShownFleet &fleet : result.fleets) {
        fleet.run = {};
        fleet.problem = result.fleets[0].problem;
    }
    QCOMPARE(fleetSpec(result, false).sentence, spec.rows[0].sentence);
    QVERIFY(fleetSpec(result, false).rows.empty());
}

void TestFleetSpec::nobodyIsSaid()
{
    Experiment experiment = pictured();
    experiment.fleet.clients = 0;
    for (const bool logScale : {false, true}) {
        const PlotGridSpec spec = specOf(experiment, logScale);
        QCOMPARE(spec.sentence, QStringLiteral("There are no clients: nobody calls."));
        QVERIFY(spec.rows.empty());
    }
}

void TestFleetSpec::everythingIsFinite_data()
{
    QTest::addColumn<Experiment>("experiment");
    const auto add = [](const char *name, const FleetSettings &fleet, double base, int attempts) {
        Experiment experiment;
        experiment.policy.base = base;
        experiment.policy.cap = {};
        experiment.policy.attempts = attempts;
        experiment.fleet = fleet;
        QTest::newRow(name) << experiment;
    };
    add("one", {.clients = 1}, 0.5, 6);
    add("one call", {.clients = 1, .outage = 0}, 0.5, 1);
    add("one bin", {.clients = 10, .bin = 1e6}, 0.5, 6);
    add("the longest bin", {.clients = 10, .bin = 1.7e308}, 0.5, 6);
    add("huge times", {.clients = 10, .outage = 1e308, .capacity = {}, .bin = 1e307}, 1e307, 3);
    add("tiny times", {.clients = 10, .outage = 0, .capacity = {}, .bin = 1e-300}, 1e-302, 3);
    add("millions of bins", {.clients = 10, .capacity = {}, .bin = 1e-5}, 0.5, 6);
    add("beyond all bins", {.clients = 10, .capacity = {}, .bin = 1e-12}, 0.5, 6);
    add("a capacity beyond counting", {.clients = 10, .capacity = 1e300}, 0.5, 6);
    add("ten million", {.clients = 10'000'000, .outage = 0, .capacity = {}}, 0.5, 1);
}

void TestFleetSpec::everythingIsFinite()
{
    QFETCH(Experiment, experiment);
    const FleetResult result = computed(experiment);
    for (const bool logScale : {false, true}) {
        const PlotGridSpec spec = fleetSpec(result, logScale);
        QVERIFY(!spec.summary.isEmpty());
        QCOMPARE(spec.rows.empty(), !spec.sentence.isEmpty());
        for (const PlotRow &row : spec.rows) {
            const Plot &plot = row.plots[0];
            QVERIFY(plot.xFrom < plot.xTo && std::isfinite(plot.xTo));
            const auto inside = [&](const QPointF &point) {
                return point.x() >= 0 && point.x() <= plot.xTo && point.y() >= 0 && point.y() <= 1;
            };
            for (const PlotArea &area : plot.areas) {
                QVERIFY(std::ranges::all_of(area.upper, inside));
                QVERIFY(std::ranges::all_of(area.lower, inside));
            }
            for (const PlotLine &line : plot.lines) {
                QVERIFY(std::ranges::all_of(line.points, inside));
            }
            for (const PlotLabel &label : plot.labels) {
                QVERIFY(inside(label.at));
            }
            for (const ChartTick &tick : plot.xTicks) {
                QVERIFY(tick.position >= 0 && tick.position <= plot.xTo * (1 + 1e-9));
            }
            for (const ChartTick &tick : plot.yTicks) {
                QVERIFY(tick.position >= 0 && tick.position <= 1);
            }
            QVERIFY(plot.yTicks.size() >= 2);
        }
    }
}

void TestFleetSpec::axesAreRound_data()
{
    QTest::addColumn<qint64>("largest");
    QTest::addColumn<QString>("linear");
    QTest::addColumn<QString>("logarithmic");
    const auto add = [](qint64 largest, const char *linear, const char *logarithmic) {
        QTest::newRow(std::to_string(largest).c_str())
            << largest << QString::fromLatin1(linear) << QString::fromLatin1(logarithmic);
    };
    add(0, "0 1", "0 1 10");
    add(1, "0 1", "0 1 10");
    add(3, "0 1 2 3", "0 1 10");
    add(7, "0 2 4 6 8", "0 1 10");
    add(342, "0 200 400", "0 1 10 100 1,000");
    add(1000, "0 500 1,000", "0 1 10 100 1,000");
    add(10'000'000, "0 5,000,000 10,000,000", "0 10 10,000 10,000,000");
}

void TestFleetSpec::axesAreRound()
{
    QFETCH(qint64, largest);
    QFETCH(QString, linear);
    QFETCH(QString, logarithmic);
    const QChar blank(u' ');
    QCOMPARE(textsOf(CountAxis::linear({{largest}}, 0).ticks()).join(blank), linear);
    QCOMPARE(textsOf(CountAxis::logarithmic(largest, 0).ticks()).join(blank), logarithmic);
}

QTEST_GUILESS_MAIN(TestFleetSpec)
#include "test_fleet_spec.moc"
