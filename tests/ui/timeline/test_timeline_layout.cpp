// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "named_runs.h"
#include "tests/ui/fail_on_warning.h"
#include "ui/timeline/timeline_layout.h"

#include <QFont>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace backoff;

class TestTimelineLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void timesAndPixelsRoundTrip_data() { addRuns(); }
    void timesAndPixelsRoundTrip();
    void textsNeverOverlapAndStayInside_data() { addRuns(); }
    void textsNeverOverlapAndStayInside();
    void wordsStayInTheirBand_data() { addRuns(); }
    void wordsStayInTheirBand();
    void valuesStayInTheirBarAndOffTheCircles_data() { addRuns(); }
    void valuesStayInTheirBarAndOffTheCircles();
    void holdsNoMoreThanItHasPixels_data() { addRuns(); }
    void holdsNoMoreThanItHasPixels();
    void firstAndLastAttemptAreNumbered_data() { addRuns(); }
    void firstAndLastAttemptAreNumbered();
    void bandsCoverTheAxis_data() { addRuns(); }
    void bandsCoverTheAxis();
    void numbersAreThinnedBeforeTheyOverlap();
    void writesPolicyValuesAndDraws();
    void showsWhatWasNotWaited();
    void timeIsKeptWithinTheRun();

private:
    static void addRuns();
    static TimelineLayout fetched();
};

void TestTimelineLayout::addRuns()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<QSizeF>("size");
    for (const auto &[name, experiment] : namedRuns()) {
        for (const QSizeF size :
            {QSizeF(1110, 200), QSizeF(780, 160), QSizeF(700, 150), QSizeF(320, 140)}) {
            QTest::addRow("%s, %d wide", name, static_cast<int>(size.width()))
                << experiment << size;
        }
    }
}

TimelineLayout TestTimelineLayout::fetched()
{
    QFETCH(Experiment, experiment);
    QFETCH(QSizeF, size);
    return TimelineLayout::make(*makeRunResult(experiment), size, QFont());
}

void TestTimelineLayout::timesAndPixelsRoundTrip()
{
    const TimelineLayout layout = fetched();
    QVERIFY(layout.axis.span >= layout.end);
    for (int i = 0; i <= 20; ++i) {
        const double t = layout.end * i / 20;
        QVERIFY(std::abs(layout.timeAt(layout.xAt(t)) - t) <= 1e-12 * layout.axis.span);
    }
    QVERIFY(layout.xAt(layout.end) <= layout.size.width());
}

void TestTimelineLayout::textsNeverOverlapAndStayInside()
{
    const TimelineLayout layout = fetched();
    std::vector<QRectF> texts;
    for (const LaneLayout &lane : layout.lanes) {
        const std::vector<QRectF> inLane = lane.textRects();
        texts.insert(texts.end(), inLane.begin(), inLane.end());
        texts.push_back(lane.title.rect);
        for (const TextBox &line : lane.note) {
            texts.push_back(line.rect);
        }
    }
    for (const AxisTick &tick : layout.ticks) {
        texts.push_back(tick.label.rect);
    }
    const QRectF inside(QPointF(0, 0), layout.size);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        QVERIFY2(texts[i].left() >= 0 && texts[i].right() <= inside.right() + 0.5, "clipped");
        for (std::size_t k = i + 1; k < texts.size(); ++k) {
            // Line heights may touch by the space that fonts keep above and below.
            const QRectF common = texts[i] & texts[k];
            QVERIFY2(common.width() <= 0 || common.height() <= 3, "two texts overlap");
        }
    }
}

void TestTimelineLayout::wordsStayInTheirBand()
{
    for (const LaneLayout &lane : fetched().lanes) {
        for (const ServiceBand &band : lane.bands) {
            if (band.word.shown()) {
                QVERIFY(band.word.rect.left() >= band.rect.left());
                QVERIFY(band.word.rect.right() <= band.rect.right());
            }
        }
    }
}

void TestTimelineLayout::valuesStayInTheirBarAndOffTheCircles()
{
    const TimelineLayout layout = fetched();
    for (const LaneLayout &lane : layout.lanes) {
        for (const WaitBar &bar : lane.bars) {
            if (!bar.value.shown()) {
                continue;
            }
            QVERIFY(bar.value.rect.left() >= bar.rect.left());
            QVERIFY(bar.value.rect.right() <= bar.rect.right());
            for (const AttemptCircle &circle : lane.circles) {
                QVERIFY(circle.centre.x() + layout.radius <= bar.value.rect.left()
                    || circle.centre.x() - layout.radius >= bar.value.rect.right());
            }
        }
    }
}

void TestTimelineLayout::holdsNoMoreThanItHasPixels()
{
    const TimelineLayout layout = fetched();
    const auto width = static_cast<std::size_t>(layout.size.width());
    for (const LaneLayout &lane : layout.lanes) {
        QVERIFY(lane.bars.size() <= width);
        QVERIFY(lane.ticks.size() <= width);
        QVERIFY(lane.bands.size() <= width);
        for (std::size_t i = 1; i < lane.circles.size(); ++i) {
            const qreal distance = lane.circles[i].centre.x() - lane.circles[i - 1].centre.x();
            QVERIFY2(distance >= layout.radius * 1.39, "circles hide each other's marks");
        }
    }
    QVERIFY(layout.ticks.size() <= 12);
}

void TestTimelineLayout::firstAndLastAttemptAreNumbered()
{
    QFETCH(Experiment, experiment);
    const RunResultPtr result = makeRunResult(experiment);
    const TimelineLayout layout = fetched();
    const Lane *const lanes[] = {&result->trace.modelled, &result->trace.jittered};
    for (std::size_t i = 0; i < 2; ++i) {
        const std::vector<AttemptCircle> &circles = layout.lanes[i].circles;
        QCOMPARE(circles.back().number, lanes[i]->attempts.back().number);
        QCOMPARE(circles.back().label.text, QString::number(circles.back().number));
        QVERIFY(circles.size() == 1 || circles.front().number == 1);
    }
}

void TestTimelineLayout::bandsCoverTheAxis()
{
    const TimelineLayout layout = fetched();
    for (const LaneLayout &lane : layout.lanes) {
        qreal x = layout.axis.left;
        for (const ServiceBand &band : lane.bands) {
            QCOMPARE(band.rect.left(), x);
            QVERIFY(band.rect.width() >= 1);
            x = band.rect.right();
        }
        QVERIFY(std::abs(x - layout.axis.right) <= 1);
    }
}

// Over many widths: somewhere circles still fit side by side and their numbers do not.
void TestTimelineLayout::numbersAreThinnedBeforeTheyOverlap()
{
    Experiment even = runWith(ScenarioKind::AlwaysDown, 0, 130);
    even.policy.multiplier = 1;
    even.policy.base = 1000; // numbers of one size, waits of one length
    even.policy.cap.reset();
    const RunResultPtr run = makeRunResult(even);
    int thinned = 0;
    for (int width = 1500; width <= 3000; width += 10) {
        const auto layout = TimelineLayout::make(*run, QSizeF(width, 200), QFont());
        qreal taken = 0;
        for (const AttemptCircle &circle : layout.lanes[0].circles) {
            if (!circle.label.shown()) {
                ++thinned;
                continue;
            }
            QVERIFY(circle.label.rect.left() >= taken);
            taken = circle.label.rect.right();
        }
    }
    QVERIFY(thinned > 0);
}

static QStringList valuesOf(const LaneLayout &lane)
{
    QStringList values;
    for (const WaitBar &bar : lane.bars) {
        values << bar.value.text;
    }
    return values;
}

void TestTimelineLayout::writesPolicyValuesAndDraws()
{
    Experiment experiment = runWith(ScenarioKind::BriefBlip, 4, 6);
    const auto layout
        = TimelineLayout::make(*makeRunResult(experiment), QSizeF(3000, 200), QFont());
    QCOMPARE(valuesOf(layout.lanes[0]),
        (QStringList {QStringLiteral("0.5 s"),
            QStringLiteral("1 s"),
            QStringLiteral("2 s"),
            QStringLiteral("4 s")}));
    QCOMPARE(valuesOf(layout.lanes[1]),
        (QStringList {QStringLiteral("0.176 s"),
            QStringLiteral("0.181 s"),
            QStringLiteral("1.849 s"),
            QStringLiteral("0.908 s")}));
    QCOMPARE(layout.lanes[1].note.front().text, QStringLiteral("full, seed 20260717"));
}

void TestTimelineLayout::showsWhatWasNotWaited()
{
    const auto layout = [](std::int64_t attempts, qreal width) {
        return TimelineLayout::make(*makeRunResult(runWith(ScenarioKind::AlwaysDown, 0, attempts)),
            QSizeF(width, 200),
            QFont());
    };
    const LaneLayout wide = layout(6, 1110).lanes[0];
    QVERIFY(wide.unwaited);
    QVERIFY(wide.unwaited->cut); // 8 s after 15.5 s: the axis is not stretched that far
    QCOMPARE(wide.unwaited->word.text, QStringLiteral("8 s, not waited"));
    QVERIFY(!layout(1, 1110).lanes[0].unwaited->cut);
    QVERIFY(!layout(1000, 1110).lanes[0].unwaited->word.shown());

    const auto recovered = TimelineLayout::make(
        *makeRunResult(runWith(ScenarioKind::BriefBlip, 2, 6)), QSizeF(1110, 200), QFont());
    QVERIFY(!recovered.lanes[0].unwaited);
}

void TestTimelineLayout::timeIsKeptWithinTheRun()
{
    const auto layout = TimelineLayout::make(
        *makeRunResult(runWith(ScenarioKind::BriefBlip, 4, 6)), QSizeF(1110, 200), QFont());
    QCOMPARE(layout.timeAt(-50), 0.0);
    QCOMPARE(layout.timeAt(5000), 7.5);
}

QTEST_MAIN(TestTimelineLayout)
#include "test_timeline_layout.moc"
