// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The charts as numbers and words: no widget, no Qt Charts.

#include "tests/ui/charts/chart_cases.h"
#include "ui/charts/result_specs.h"
#include "ui/charts/retry_rows.h"
#include "ui/charts/value_scale.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <cmath>

using namespace backoff;

class TestChartSpecs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySpecCanBeDrawn_data();
    void everySpecCanBeDrawn();
    void delaysShowTheGoldenDraws();
    void rangeTexts_data();
    void rangeTexts();
    void unusedRetriesAreOutlines();
    void zerosAreMarked();
    void hintsAreNotDraws();
    void noneHasBarsOnly();
    void manyRetriesAreDots();
    void totalsAreTheSchedules();
    void runEndIsMarked();
    void oneAttemptIsASentence();
    void summaries();
    void thinningKeepsExtremes();
};

static QString textsOf(const ChartSpec &spec, LabelRole role)
{
    QStringList texts;
    for (const ChartLabel &label : spec.labels) {
        if (label.role == role) {
            texts << label.texts.front();
        }
    }
    return texts.join(QStringLiteral(" | "));
}

static std::vector<Mark> marksOf(const ChartSpec &spec, MarkRole role)
{
    std::vector<Mark> marks;
    std::ranges::copy_if(spec.marks, std::back_inserter(marks), [role](const Mark &mark) {
        return mark.role == role;
    });
    return marks;
}

static ChartSpec delaysOf(const Experiment &experiment, bool log = false)
{
    return delaysSpec(*makeRunResult(experiment), log);
}

static ChartSpec cumulativeOf(const Experiment &experiment, bool log = false)
{
    return cumulativeSpec(*makeRunResult(experiment), log);
}

static bool isInPlot(const ChartSpec &spec, double x, double y)
{
    return x >= spec.xFrom && x <= spec.xTo && y >= 0 && y <= 1; // false for NaN too
}

void TestChartSpecs::everySpecCanBeDrawn_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<bool>("log");
    const auto cases = chartCases();
    for (int i = 0; i < int(cases.size()); ++i) {
        QTest::addRow("%s", cases[size_t(i)].name) << i << false;
        QTest::addRow("%s, log", cases[size_t(i)].name) << i << true;
    }
}

void TestChartSpecs::everySpecCanBeDrawn()
{
    QFETCH(int, index);
    QFETCH(bool, log);
    const Experiment experiment = chartCases()[size_t(index)].experiment;
    for (const ChartSpec &spec : {delaysOf(experiment, log), cumulativeOf(experiment, log)}) {
        QVERIFY(spec.sentence.isEmpty());
        QVERIFY(!spec.summary.isEmpty());
        QVERIFY(!spec.legend.empty());
        QCOMPARE(spec.retries, experiment.policy.attempts - 1);
        QVERIFY(spec.xFrom < spec.xTo);
        QVERIFY(spec.ticks.size() >= 2 && spec.ticks.size() <= 12);
        for (const Mark &mark : spec.marks) {
            QVERIFY(isInPlot(spec, mark.left, mark.bottom));
            QVERIFY(isInPlot(spec, mark.right, mark.top));
            QVERIFY(mark.bottom <= mark.top);
        }
        for (const Curve &curve : spec.curves) {
            QVERIFY(curve.asDots || curve.points.size() <= 2002);
            for (const QPointF &point : curve.points + curve.lower) {
                QVERIFY(isInPlot(spec, point.x(), point.y()));
            }
        }
        for (const ChartLabel &label : spec.labels) {
            QVERIFY(!label.texts.isEmpty() && !label.spots.empty());
        }
    }
}

void TestChartSpecs::delaysShowTheGoldenDraws()
{
    QFile file(QStringLiteral(BACKOFF_TEST_DATA "/golden/full_jitter.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonArray delays;
    for (const QJsonValue &vector : QJsonDocument::fromJson(file.readAll()).array()) {
        if (vector[u"seed"].toInteger() == 20260717 && vector[u"base"].toDouble() == 0.5
            && vector[u"cap"].toDouble() == 30 && vector[u"attempts"].toInt() == 6) {
            delays = vector[u"delays"].toArray();
        }
    }
    QCOMPARE(delays.size(), 5);

    const ChartSpec spec = delaysOf(alwaysDown());
    const auto bars = marksOf(spec, MarkRole::Draw);
    const auto boxes = marksOf(spec, MarkRole::Range);
    QCOMPARE(bars.size(), 5u);
    QCOMPARE(boxes.size(), 5u);
    for (qsizetype i = 0; i < delays.size(); ++i) {
        const Mark &bar = bars[size_t(i)];
        QCOMPARE(bar.top, ValueScale::linear(8).at(delays[i].toDouble()));
        QCOMPARE((bar.left + bar.right) / 2, double(i + 1));
        const Mark &box = boxes[size_t(i)];
        QVERIFY(box.left < bar.left && bar.right < box.right);
    }
    QCOMPARE(
        textsOf(spec, LabelRole::Drawn), QStringLiteral("0.176 | 0.181 | 1.849 | 0.908 | 4.700"));
}

void TestChartSpecs::rangeTexts_data()
{
    QTest::addColumn<int>("jitter");
    QTest::addColumn<bool>("before");
    QTest::addColumn<QString>("expected");
    QTest::newRow("none") << int(Jitter::None) << false << u"0.5 s | 1 s | 2 s"_qs;
    QTest::newRow("full") << int(Jitter::Full) << false << u"≤ 0.5 s | ≤ 1 s | ≤ 2 s"_qs;
    QTest::newRow("equal") << int(Jitter::Equal) << false << u"0.25–0.5 s | 0.5–1 s | 1–2 s"_qs;
    QTest::newRow("decorrelated") << int(Jitter::Decorrelated) << false
                                  << u"0.5–1.5 s | 0.5–2 s | 0.5–2 s"_qs;
    QTest::newRow("proportional after")
        << int(Jitter::Proportional) << false << u"0.25–0.75 s | 0.5–1.5 s | 1–3 s"_qs;
    QTest::newRow("proportional before")
        << int(Jitter::Proportional) << true << u"0.25–0.75 s | 0.5–1.5 s | 1–2 s"_qs;
    QTest::newRow("offsets") << int(Jitter::Offsets) << false << u"≤ 0.5 s | ≤ 1 s | ≤ 2 s"_qs;
}

void TestChartSpecs::rangeTexts()
{
    QFETCH(int, jitter);
    QFETCH(bool, before);
    Experiment experiment = alwaysDown(Jitter(jitter), 4);
    experiment.policy.cap = 2;
    experiment.policy.capPlacement = before ? CapPlacement::Before : CapPlacement::After;
    QTEST(textsOf(delaysOf(experiment), LabelRole::Range), "expected");
}

void TestChartSpecs::unusedRetriesAreOutlines()
{
    const ChartSpec spec = delaysOf(defaultExperiment(Unit::Seconds)); // recovers on attempt 3
    QCOMPARE(spec.used, 2);
    QCOMPARE(marksOf(spec, MarkRole::Draw).size(), 2u);
    QCOMPARE(marksOf(spec, MarkRole::UnusedDraw).size(), 3u);
    QCOMPARE(marksOf(spec, MarkRole::Range).size(), 2u);
    QCOMPARE(marksOf(spec, MarkRole::UnusedRange).size(), 3u);
    QCOMPARE(outlineOf(spec.marks, MarkRole::Draw).points.size(), 2 * 4);
    QCOMPARE(spec.legend.back().text, QStringLiteral("not used by this run"));
    QVERIFY(delaysOf(alwaysDown()).legend.back().text != spec.legend.back().text);
}

void TestChartSpecs::zerosAreMarked()
{
    Experiment experiment = alwaysDown(Jitter::Offsets);
    experiment.policy.offsets = {0, 0.9};
    for (const bool log : {false, true}) {
        const ChartSpec spec = delaysOf(experiment, log);
        const auto zeros = marksOf(spec, MarkRole::Zero);
        QCOMPARE(zeros.size(), 3u);
        QCOMPARE(zeros.front().top, 0.0);
        QCOMPARE(marksOf(spec, MarkRole::Draw).size(), 2u);
        QCOMPARE(textsOf(spec, LabelRole::Drawn),
            QStringLiteral("0.000 | 0.900 | 0.000 | 3.600 | 0.000"));
    }
}

void TestChartSpecs::hintsAreNotDraws()
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.scenario.kind = ScenarioKind::Script;
    experiment.scenario.script = "T R:5 T S";
    const auto result = makeRunResult(experiment);
    const auto rows = retryRows(*result);
    QVERIFY(rows[1].hinted);
    QCOMPARE(rows[1].waited, 5.0);
    QCOMPARE(rows[2].waited, result->trace.jittered.attempts[2].waited);
    QVERIFY(rows[2].waited != result->schedule[2].jittered); // it takes the second draw
    QVERIFY(rows[2].least <= rows[2].waited && rows[2].waited <= rows[2].most);
    QCOMPARE(rows[2].waitedTotal, result->trace.jittered.waited);
    QCOMPARE(rows[2].modelledTotal, result->trace.modelled.waited);
    QCOMPARE(rows[3].waited, result->schedule[3].jittered); // not used: as scheduled

    const ChartSpec spec = delaysOf(experiment);
    QCOMPARE(marksOf(spec, MarkRole::Hint).size(), 1u);
    QVERIFY(textsOf(spec, LabelRole::Range).contains(QStringLiteral("| hint 5 s |")));
}

void TestChartSpecs::noneHasBarsOnly()
{
    const ChartSpec spec = delaysOf(alwaysDown(Jitter::None));
    QVERIFY(marksOf(spec, MarkRole::Range).empty());
    QCOMPARE(textsOf(spec, LabelRole::Drawn), QString());
    const auto bars = marksOf(spec, MarkRole::Draw);
    const auto ceilings = marksOf(spec, MarkRole::Ceiling);
    QCOMPARE(bars.size(), ceilings.size());
    for (size_t i = 0; i < bars.size(); ++i) {
        QCOMPARE(bars[i].top, ceilings[i].top);
    }
}

void TestChartSpecs::manyRetriesAreDots()
{
    QVERIFY(!marksOf(delaysOf(alwaysDown(Jitter::Full, 61)), MarkRole::Draw).empty());
    const auto result = makeRunResult(alwaysDown(Jitter::Full, 10'000));
    const ChartSpec spec = delaysSpec(*result, false);
    QVERIFY(marksOf(spec, MarkRole::Draw).empty());
    const Curve &draws = spec.curve(CurveRole::Jittered);
    QVERIFY(draws.asDots);
    QCOMPARE(draws.points.size(), 9'999);
    for (size_t i = 0; i < result->schedule.size(); ++i) {
        const QPointF point = draws.points[qsizetype(i)];
        QCOMPARE(point.x(), double(i + 1));
        QCOMPARE(point.y(), ValueScale::linear(30).at(result->schedule[i].jittered));
    }
    QVERIFY(!delaysOf(alwaysDown(Jitter::None, 100)).curve(CurveRole::Jittered).asDots);
}

void TestChartSpecs::totalsAreTheSchedules()
{
    for (const ChartCase &chartCase : chartCases()) {
        if (chartCase.experiment.scenario.kind != ScenarioKind::AlwaysDown) {
            continue;
        }
        const auto result = makeRunResult(chartCase.experiment);
        const auto rows = retryRows(*result);
        QCOMPARE(rows.size(), result->schedule.size());
        for (size_t i = 0; i < rows.size(); ++i) {
            QVERIFY(rows[i].waitedTotal == result->schedule[i].jitteredTotal);
            QVERIFY(rows[i].modelledTotal == result->schedule[i].modelledTotal);
        }
    }
    const auto result = makeRunResult(alwaysDown());
    const ChartSpec spec = cumulativeSpec(*result, false);
    const auto &curve = spec.curve(CurveRole::Jittered).points;
    QCOMPARE(curve.size(), 6); // from nothing before retry 1
    QCOMPARE(curve[0], QPointF(0, 0));
    for (qsizetype i = 1; i < curve.size(); ++i) {
        QCOMPARE(curve[i].y(),
            ValueScale::linear(15.5).at(result->schedule[size_t(i - 1)].jitteredTotal));
    }
    QCOMPARE(textsOf(spec, LabelRole::FinalTotal), QStringLiteral("7.813 s | 15.5 s"));
}

void TestChartSpecs::runEndIsMarked()
{
    const ChartSpec spec = cumulativeOf(defaultExperiment(Unit::Seconds));
    const auto ends = marksOf(spec, MarkRole::RunEnd);
    QCOMPARE(ends.size(), 1u);
    QCOMPARE(ends.front().left, 2.0);
    QCOMPARE(textsOf(spec, LabelRole::Remark), QStringLiteral("run ends: 0.357 s"));
    QCOMPARE(spec.curve(CurveRole::Jittered).points.back(),
        spec.curve(CurveRole::UnusedJittered).points.front());
    QCOMPARE(marksOf(spec, MarkRole::UnusedPoint).size(), 3u);
    QVERIFY(marksOf(cumulativeOf(alwaysDown()), MarkRole::RunEnd).empty());
}

void TestChartSpecs::oneAttemptIsASentence()
{
    for (const ChartSpec &spec :
        {delaysOf(alwaysDown(Jitter::Full, 1)), cumulativeOf(alwaysDown(Jitter::Full, 1), true)}) {
        QCOMPARE(spec.sentence, QStringLiteral("One attempt: there is no retry to wait for."));
        QCOMPARE(spec.summary, spec.sentence);
        QVERIFY(spec.marks.empty() && spec.labels.empty() && spec.xFrom < spec.xTo);
    }
}

void TestChartSpecs::summaries()
{
    const Experiment experiment = defaultExperiment(Unit::Milliseconds);
    QCOMPARE(delaysOf(experiment).summary,
        QStringLiteral("Retries: 5, of which the run used 2; ceilings from 500 ms to 8000 ms; "
                       "jittered delays from 176.035 ms to 4699.530 ms."));
    QCOMPARE(cumulativeOf(experiment).summary,
        QStringLiteral("After all 5 retries the delays add up to 15500 ms modelled and "
                       "7813.477 ms with jitter; the run used 2 of them and waited 357.197 ms."));
}

void TestChartSpecs::thinningKeepsExtremes()
{
    QList<QPointF> points;
    for (int i = 0; i < 10'000; ++i) {
        points << QPointF(i, i == 4'321 ? 1 : i == 8'765 ? 0 : 0.5);
    }
    const QList<QPointF> few = thinned(points);
    QVERIFY(few.size() <= 2002);
    QVERIFY(few.contains(points[4'321]) && few.contains(points[8'765]));
    QCOMPARE(few.front(), points.front());
    QCOMPARE(few.back(), points.back());
    QVERIFY(std::ranges::is_sorted(few, {}, [](const QPointF &p) { return p.x(); }));
    const auto highest = [](const QList<QPointF> &list) {
        return std::ranges::max(list, {}, [](const QPointF &p) { return p.y(); }).y();
    };
    QCOMPARE(highest(envelope(points, Edge::Upper)), 1.0);
    QCOMPARE(highest(envelope(points, Edge::Lower)), 0.5);
    QCOMPARE(thinned(points.first(5)), points.first(5));
}

QTEST_APPLESS_MAIN(TestChartSpecs)
#include "test_chart_specs.moc"
