// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Policy B in the charts of a run: series, labels and legend of its own, on the same axes.

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/pinned/pinned_pairs.h"
#include "ui/charts/chart_layout.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/result_specs.h"
#include "ui/charts/retry_rows.h"
#include "ui/charts/value_scale.h"

#include <QtTest>

using namespace backoff;

class TestPinnedSeries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void everySpecCanBeDrawn_data() { addPairs(); }
    void everySpecCanBeDrawn();
    void textsStayApart_data() { addPairs(); }
    void textsStayApart();
    void withoutBNothingIsAdded();
    void delaysShowItsDrawsAndCeilings();
    void unusedRetriesAreHollow();
    void hintsHaveNoRange();
    void bStandsBesideTheBar();
    void theLongerPolicyHasRoom();
    void manyRetriesAreStrokesAndALine();
    void withoutJitterThereIsOnlyTheLine();
    void totalsEndWithTheirValue();
    void aAloneMayHaveNoRetry();
    void bAloneMayHaveNoRetry();
    void scaleHoldsTheLargerOne();
    void summariesSpeakOfBoth();
    void bIsSeen_data();
    void bIsSeen();

private:
    static void addPairs();
};

namespace {

RunResultPtr fetched()
{
    QFETCH(Experiment, experiment);
    QFETCH(Policy, pinned);
    return makeRunResult(experiment, pinned);
}

std::vector<ChartSpec> specsOf(const RunResult &result)
{
    return {delaysSpec(result, false),
        delaysSpec(result, true),
        cumulativeSpec(result, false),
        cumulativeSpec(result, true)};
}

std::vector<Mark> marksOf(const ChartSpec &spec, MarkRole role)
{
    std::vector<Mark> marks;
    std::ranges::copy_if(spec.marks, std::back_inserter(marks), [role](const Mark &mark) {
        return mark.role == role;
    });
    return marks;
}

QStringList legendOf(const ChartSpec &spec)
{
    QStringList texts;
    for (const LegendEntry &entry : spec.legend) {
        texts << entry.text;
    }
    return texts;
}

bool isInPlot(const ChartSpec &spec, double x, double y)
{
    return x >= spec.xFrom && x <= spec.xTo && y >= 0 && y <= 1; // false for NaN too
}

Policy equalJitter(std::int64_t attempts)
{
    Policy policy;
    policy.jitter = Jitter::Equal;
    policy.base = 1;
    policy.attempts = attempts;
    return policy;
}

} // namespace

void TestPinnedSeries::addPairs()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<Policy>("pinned");
    for (const PinnedPair &pair : pinnedPairs()) {
        QTest::newRow(pair.name) << pair.experiment << pair.pinned;
    }
}

void TestPinnedSeries::everySpecCanBeDrawn()
{
    const RunResultPtr result = fetched();
    const std::int64_t retries
        = std::max(result->policy().attempts, result->pinned->policy().attempts) - 1;
    for (const ChartSpec &spec : specsOf(*result)) {
        QCOMPARE(spec.retries, retries);
        QCOMPARE(spec.sentence.isEmpty(), retries > 0);
        QVERIFY(!spec.summary.isEmpty());
        QVERIFY(spec.ticks.size() <= 12);
        for (const Mark &mark : spec.marks) {
            QVERIFY(isInPlot(spec, mark.left, mark.bottom));
            QVERIFY(isInPlot(spec, mark.right, mark.top));
            QVERIFY(mark.bottom <= mark.top && mark.left <= mark.right);
        }
        for (const Curve &curve : spec.curves) {
            for (const QPointF &point : curve.points + curve.lower) {
                QVERIFY(isInPlot(spec, point.x(), point.y()));
            }
        }
        for (const ChartLabel &label : spec.labels) {
            QVERIFY(!label.texts.isEmpty() && !label.spots.empty());
        }
    }
}

void TestPinnedSeries::textsStayApart()
{
    const RunResultPtr result = fetched();
    for (const ChartSpec &spec : specsOf(*result)) {
        for (const QSizeF size : {QSizeF(1060, 230), QSizeF(660, 140), QSizeF(300, 110)}) {
            const ChartLayout layout = layOut(spec, size, QFont());
            const QRectF canvas(QPointF(0, 0), size);
            for (std::size_t i = 0; i < layout.labels.size(); ++i) {
                QVERIFY(canvas.contains(layout.labels[i].rect));
                for (std::size_t k = i + 1; k < layout.labels.size(); ++k) {
                    QVERIFY(!layout.labels[i].rect.intersects(layout.labels[k].rect));
                }
            }
        }
    }
}

void TestPinnedSeries::withoutBNothingIsAdded()
{
    for (const ChartSpec &spec : specsOf(*makeRunResult(downFor(6)))) {
        for (const MarkRole role : {MarkRole::PinnedRange,
                 MarkRole::PinnedCeiling,
                 MarkRole::PinnedPoint,
                 MarkRole::UnusedPinnedPoint}) {
            QVERIFY(marksOf(spec, role).empty());
        }
        QVERIFY(spec.curve(CurveRole::Pinned).points.isEmpty());
        QVERIFY(spec.curve(CurveRole::PinnedCeiling).points.isEmpty());
        QVERIFY(!legendOf(spec).join(u' ').contains(QStringLiteral("policy B")));
        QVERIFY(!spec.summary.contains(QStringLiteral("olicy B")));
    }
}

void TestPinnedSeries::delaysShowItsDrawsAndCeilings()
{
    const auto result = makeRunResult(downFor(6), equalJitter(6)); // ceilings 1 to 16 s
    const ChartSpec spec = delaysSpec(*result, false);
    const ValueScale scale = ValueScale::linear(16);
    const auto points = marksOf(spec, MarkRole::PinnedPoint);
    const auto ceilings = marksOf(spec, MarkRole::PinnedCeiling);
    const auto ranges = marksOf(spec, MarkRole::PinnedRange);
    QCOMPARE(points.size(), std::size_t {5});
    QCOMPARE(ceilings.size(), std::size_t {5});
    QCOMPARE(ranges.size(), std::size_t {5});
    for (std::size_t i = 0; i < 5; ++i) {
        const ScheduleRow &row = result->pinned->schedule[i];
        QCOMPARE(points[i].top, scale.at(row.jittered));
        QCOMPARE(ceilings[i].top, scale.at(row.modelled));
        QCOMPARE(ranges[i].bottom, scale.at(row.least));
        QCOMPARE(ranges[i].top, scale.at(row.most));
        QVERIFY(ceilings[i].left < points[i].left && points[i].left < ceilings[i].right);
    }
    QStringList drawn;
    for (const ChartLabel &label : spec.labels) {
        if (label.role == LabelRole::PinnedDrawn) {
            drawn << label.texts.front();
        }
    }
    QCOMPARE(drawn.size(), 5);
    QCOMPARE(drawn.front(), QString::number(result->pinned->schedule[0].jittered, 'f', 3));
    Policy none = equalJitter(2);
    none.jitter = Jitter::None;
    QCOMPARE(delaysSpec(*makeRunResult(downFor(1), none), false).labels.back().texts.front(),
        QStringLiteral("1")); // a ceiling, not a draw
    const QStringList legend = legendOf(spec);
    QVERIFY(legend.contains(QStringLiteral("delay of policy B")));
    QVERIFY(legend.contains(QStringLiteral("its ceiling")));
}

void TestPinnedSeries::unusedRetriesAreHollow()
{
    Experiment experiment = defaultExperiment(Unit::Seconds); // two calls fail
    for (const bool cumulative : {false, true}) {
        const auto result = makeRunResult(experiment, equalJitter(6));
        const ChartSpec spec
            = cumulative ? cumulativeSpec(*result, false) : delaysSpec(*result, false);
        QCOMPARE(marksOf(spec, MarkRole::PinnedPoint).size(), std::size_t {2});
        QCOMPARE(marksOf(spec, MarkRole::UnusedPinnedPoint).size(), std::size_t {3});
    }
}

void TestPinnedSeries::hintsHaveNoRange()
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.scenario.kind = ScenarioKind::Script;
    experiment.scenario.script = "T R:5 T S";
    const ChartSpec spec = delaysSpec(*makeRunResult(experiment, equalJitter(4)), false);
    QCOMPARE(marksOf(spec, MarkRole::PinnedPoint).size(), std::size_t {3});
    QCOMPARE(marksOf(spec, MarkRole::PinnedRange).size(), std::size_t {2});
}

// Within its own slot, clear of the other policy's box.
void TestPinnedSeries::bStandsBesideTheBar()
{
    for (std::int64_t attempts = 2; attempts <= mostBars + 1; ++attempts) {
        const ChartSpec spec
            = delaysSpec(*makeRunResult(downFor(attempts), equalJitter(attempts)), false);
        const auto boxes = marksOf(spec, MarkRole::Range);
        const auto ceilings = marksOf(spec, MarkRole::PinnedCeiling);
        QCOMPARE(boxes.size(), ceilings.size());
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const double retry = double(i + 1);
            QVERIFY(boxes[i].left >= retry - 0.5);
            QVERIFY(boxes[i].right < ceilings[i].left);
            QVERIFY(ceilings[i].right <= retry + 0.5);
        }
    }
}

void TestPinnedSeries::theLongerPolicyHasRoom()
{
    for (const auto &[a, b] : {std::pair {4, 9}, std::pair {9, 4}}) {
        const auto result = makeRunResult(downFor(a), equalJitter(b));
        for (const ChartSpec &spec : {delaysSpec(*result, false), cumulativeSpec(*result, false)}) {
            QCOMPARE(spec.retries, 8);
            QCOMPARE(spec.xTo, 8.5);
            QCOMPARE(spec.used, a - 1); // the run of the policy being edited
            QVERIFY(marksOf(spec, MarkRole::RunEnd).empty()); // it did not end early
            QCOMPARE(std::ssize(marksOf(spec, MarkRole::PinnedPoint)), b - 1);
        }
        QCOMPARE(std::ssize(marksOf(delaysSpec(*result, false), MarkRole::Draw)), a - 1);
    }
}

void TestPinnedSeries::manyRetriesAreStrokesAndALine()
{
    const auto result = makeRunResult(downFor(6), equalJitter(200));
    const ChartSpec spec = delaysSpec(*result, false);
    QVERIFY(marksOf(spec, MarkRole::PinnedPoint).empty());
    const Curve &draws = spec.curve(CurveRole::Pinned);
    QVERIFY(draws.asDots);
    QCOMPARE(draws.points.size(), 199);
    QCOMPARE(draws.points[3],
        QPointF(4, ValueScale::linear(30).at(result->pinned->schedule[3].jittered)));
    QCOMPARE(spec.curve(CurveRole::PinnedCeiling).points.size(), 199);
    QCOMPARE(spec.curve(CurveRole::PinnedCeiling).points.back(), QPointF(199, 1));
    QCOMPARE(spec.curve(CurveRole::Jittered).points.size(), 5); // few, drawn as the many are
}

void TestPinnedSeries::withoutJitterThereIsOnlyTheLine()
{
    Policy none = equalJitter(100);
    none.jitter = Jitter::None;
    const ChartSpec spec = delaysSpec(*makeRunResult(downFor(100), none), false);
    QVERIFY(spec.curve(CurveRole::Pinned).points.isEmpty());
    QVERIFY(!spec.curve(CurveRole::PinnedCeiling).points.isEmpty());
    QVERIFY(!legendOf(spec).contains(QStringLiteral("delay of policy B")));
}

void TestPinnedSeries::totalsEndWithTheirValue()
{
    for (const std::int64_t attempts : {6, 200}) {
        const auto result = makeRunResult(downFor(6), equalJitter(attempts));
        const ChartSpec spec = cumulativeSpec(*result, false);
        const auto rows = retryRows(*result->pinned);
        const QList<QPointF> &points = spec.curve(CurveRole::Pinned).points;
        QCOMPARE(points.front(), QPointF(0, 0));
        QCOMPARE(points.back().x(), double(attempts - 1));
        const auto label = std::ranges::find_if(spec.labels, &ChartLabel::pinned);
        QVERIFY(label != spec.labels.end());
        QCOMPARE(label->role, LabelRole::FinalTotal);
        QCOMPARE(
            label->texts.front(), QStringLiteral("B %1 s").arg(rows.back().waitedTotal, 0, 'f', 3));
        const ChartLayout layout = layOut(spec, {1060, 230}, QFont());
        const auto placed = std::ranges::find(layout.labels, Ink::Pinned, &PlacedText::ink);
        QVERIFY(placed != layout.labels.end());
        QVERIFY(legendOf(spec).contains(QStringLiteral("total of policy B")));
    }
}

void TestPinnedSeries::aAloneMayHaveNoRetry()
{
    const auto result = makeRunResult(downFor(1), equalJitter(4));
    for (const ChartSpec &spec : specsOf(*result)) {
        QVERIFY(spec.sentence.isEmpty());
        QCOMPARE(spec.retries, 3);
        QCOMPARE(spec.used, 0);
        QCOMPARE(marksOf(spec, MarkRole::PinnedPoint).size(), std::size_t {3});
        QVERIFY(!legendOf(spec).join(u' ').contains(QStringLiteral("jitter")));
    }
}

void TestPinnedSeries::bAloneMayHaveNoRetry()
{
    const ChartSpec alone = delaysSpec(*makeRunResult(downFor(4)), false);
    const ChartSpec spec = delaysSpec(*makeRunResult(downFor(4), equalJitter(1)), false);
    QCOMPARE(spec.retries, 3);
    QVERIFY(spec.legend == alone.legend);
    QCOMPARE(spec.marks.size(), alone.marks.size());
    QVERIFY(spec.summary.endsWith(
        QStringLiteral("Policy B: One attempt: there is no retry to wait for.")));
    const ChartSpec none = delaysSpec(*makeRunResult(downFor(1), equalJitter(1)), false);
    QCOMPARE(none.sentence, QStringLiteral("One attempt: there is no retry to wait for."));
}

void TestPinnedSeries::scaleHoldsTheLargerOne()
{
    Policy large = equalJitter(6);
    large.base = 100;
    large.cap = 1000;
    const ChartSpec spec = delaysSpec(*makeRunResult(downFor(6), large), false);
    QCOMPARE(spec.ticks.back().text, QStringLiteral("1000 s"));
    QCOMPARE(marksOf(spec, MarkRole::PinnedCeiling).back().top, 1.0);
}

void TestPinnedSeries::summariesSpeakOfBoth()
{
    const auto result = makeRunResult(downFor(6), equalJitter(4));
    const auto alone = makeRunResult(downFor(6));
    const auto other = makeRunResult(withPolicy(downFor(6), equalJitter(4)));
    for (auto *spec : {delaysSpec, cumulativeSpec}) {
        QCOMPARE(spec(*result, false).summary,
            spec(*alone, false).summary + QStringLiteral(" Policy B: ")
                + spec(*other, false).summary);
    }
}

void TestPinnedSeries::bIsSeen_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<bool>("cumulative");
    for (const bool dark : {false, true}) {
        for (const int attempts : {6, 200}) {
            for (const bool cumulative : {false, true}) {
                QTest::addRow("%s, %d attempts, %s",
                    dark ? "dark" : "light",
                    attempts,
                    cumulative ? "cumulative" : "delays")
                    << dark << attempts << cumulative;
            }
        }
    }
}

void TestPinnedSeries::bIsSeen()
{
    QFETCH(bool, dark);
    QFETCH(int, attempts);
    QFETCH(bool, cumulative);
    const Theme theme = dark ? Theme::darkTheme() : Theme::light();
    ChartView view;
    view.resize(1000, 240);
    view.setTheme(theme);
    const auto count = [&](const std::optional<Policy> &pinned) {
        const auto result = makeRunResult(downFor(attempts), pinned);
        view.setSpec(cumulative ? cumulativeSpec(*result, false) : delaysSpec(*result, false));
        const QImage image = view.grab().toImage().convertToFormat(QImage::Format_RGB32);
        int pixels = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                pixels += image.pixelColor(x, y) == theme.pinnedB ? 1 : 0;
            }
        }
        return pixels;
    };
    QCOMPARE(count(std::nullopt), 0);
    QVERIFY(count(equalJitter(attempts)) > 100);
}

QTEST_MAIN(TestPinnedSeries)
#include "test_pinned_series.moc"
