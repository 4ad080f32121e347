// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "named_runs.h"
#include "tests/ui/fail_on_warning.h"
#include "ui/timeline/timeline_view.h"

#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace backoff;

class TestTimelineView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void clickAndDragScrub();
    void labelsDoNotScrub();
    void cursorTellsWhatCanBeDragged();
    void pastIsSolidAndFutureGhosted();
    void playheadLeavesTextsFree();
    void tenThousandAttemptsPaintWhatCanBeSeen();
    void everyRunPaintsWithoutWarning();
    void saysWhatItShows();
    void focusShows();
    void dimsTheLastGoodPicture();
    void aShorterRunKeepsAValidCursor();
};

namespace {

struct Shown {
    explicit Shown(const Experiment &experiment, QSize size = QSize(1000, 200))
        : result(makeRunResult(experiment))
    {
        view.resize(size);
        view.setResult(result);
        view.show();
    }

    QImage picture() { return view.grab().toImage().convertToFormat(QImage::Format_RGB32); }
    QPoint at(double t) const
    {
        const TimelineLayout &layout = view.timelineLayout();
        return QPoint(qRound(layout.xAt(t)), qRound(layout.lanes[0].centreY));
    }
    void moveTo(double t) { view.setCursorPosition(cursorAt(result->events, t)); }

    RunResultPtr result;
    TimelineView view;
};

Experiment blip() { return runWith(ScenarioKind::BriefBlip, 4, 6); }

} // namespace

void TestTimelineView::clickAndDragScrub()
{
    Shown shown(blip());
    QSignalSpy spy(&shown.view, &TimelineView::scrubbed);
    QTest::mousePress(&shown.view, Qt::LeftButton, {}, shown.at(1));
    QTest::mouseMove(&shown.view, shown.at(2));
    QTest::mouseMove(&shown.view, shown.at(3));
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, shown.at(3));
    QTest::mouseMove(&shown.view, shown.at(5)); // let go: no more scrubbing

    const double pixel = shown.view.timelineLayout().axis.span / 800;
    QCOMPARE(spy.size(), 3);
    for (int i = 0; i < 3; ++i) {
        QVERIFY(std::abs(spy[i][0].toDouble() - (i + 1)) < pixel);
    }

    QTest::mousePress(&shown.view, Qt::LeftButton, {}, shown.at(1));
    QTest::mouseMove(&shown.view, QPoint(5000, 20)); // beyond the end: the end
    QCOMPARE(spy.last()[0].toDouble(), 7.5);
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, QPoint(900, 20));
}

void TestTimelineView::labelsDoNotScrub()
{
    Shown shown(blip());
    QSignalSpy spy(&shown.view, &TimelineView::scrubbed);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, QPoint(20, 40));
    QTest::mouseClick(&shown.view, Qt::RightButton, {}, shown.at(3));
    QVERIFY(spy.isEmpty());
}

void TestTimelineView::cursorTellsWhatCanBeDragged()
{
    Shown shown(blip());
    shown.moveTo(2.5);
    QTest::mouseMove(&shown.view, shown.at(2.5));
    QCOMPARE(shown.view.cursor().shape(), Qt::SizeHorCursor);
    QTest::mouseMove(&shown.view, shown.at(5));
    QCOMPARE(shown.view.cursor().shape(), Qt::PointingHandCursor);
    QTest::mouseMove(&shown.view, QPoint(20, 40));
    QCOMPARE(shown.view.cursor().shape(), Qt::ArrowCursor);
}

// A point of a disc beside its mark: filled once the attempt is answered.
static QColor discColor(Shown &shown, double t)
{
    const QPoint centre = shown.at(t);
    const auto offset = qRound(shown.view.timelineLayout().radius * 0.6);
    return shown.picture().pixelColor(centre - QPoint(0, offset));
}

void TestTimelineView::pastIsSolidAndFutureGhosted()
{
    Shown shown(blip());
    const Theme theme = Theme::light();
    shown.moveTo(2);
    QCOMPARE(discColor(shown, 1.5), theme.failure);
    QCOMPARE(discColor(shown, 3.5), theme.card);
    shown.moveTo(7.5);
    QCOMPARE(discColor(shown, 3.5), theme.failure);
    QCOMPARE(discColor(shown, 7.5), theme.success);
}

void TestTimelineView::playheadLeavesTextsFree()
{
    Shown shown(blip());
    const TimelineLayout &layout = shown.view.timelineLayout();
    const Theme theme = Theme::light();
    int crossed = 0;
    for (int step = 0; step <= 300; ++step) {
        const double t = 7.5 * step / 300;
        shown.moveTo(t);
        const QImage picture = shown.picture();
        const auto x = static_cast<int>(layout.xAt(t));
        for (const LaneLayout &lane : layout.lanes) {
            for (const ServiceBand &band : lane.bands) {
                const QRectF word = band.word.rect;
                if (word.left() <= x && x <= word.right()) {
                    ++crossed;
                    const int middle = qRound(word.center().y());
                    QVERIFY(picture.pixelColor(x, middle) != theme.playhead);
                }
            }
        }
    }
    QVERIFY(crossed > 10);
}

// What is painted is bounded by the width in pixels, not by the attempts.
void TestTimelineView::tenThousandAttemptsPaintWhatCanBeSeen()
{
    constexpr std::size_t width = 1110;
    Shown shown(runWith(ScenarioKind::AlwaysDown, 0, 10'000), QSize(width, 200));
    for (const LaneLayout &lane : shown.view.timelineLayout().lanes) {
        QVERIFY(!lane.circles.empty());
        QVERIFY(lane.circles.size() < width / 10);
        QVERIFY(lane.bars.size() <= width);
        QVERIFY(lane.ticks.size() <= width);
    }
    QVERIFY(!shown.picture().isNull());
}

void TestTimelineView::everyRunPaintsWithoutWarning()
{
    for (const auto &[name, experiment] : namedRuns()) {
        for (const QSize size : {QSize(1110, 200), QSize(320, 120), QSize(40, 30)}) {
            Shown shown(experiment, size);
            shown.moveTo(endOf(shown.result->trace) / 2);
            QVERIFY2(!shown.picture().isNull(), name);
        }
    }
}

void TestTimelineView::saysWhatItShows()
{
    Shown shown(blip());
    QCOMPARE(shown.view.accessibleName(), QStringLiteral("Timeline"));
    QCOMPARE(shown.view.accessibleDescription(),
        QStringLiteral("Modelled without jitter the run recovered on attempt 5 at 7.500 s; "
                       "with jitter it recovered on attempt 5 at 3.114 s. "
                       "The schedule table has the same numbers."));
}

void TestTimelineView::focusShows()
{
    Shown shown(blip());
    QVERIFY(QTest::qWaitForWindowActive(&shown.view));
    shown.view.clearFocus();
    const QImage without = shown.picture();
    shown.view.setFocus();
    QVERIFY(shown.view.hasFocus());
    QVERIFY(shown.picture() != without);
}

void TestTimelineView::dimsTheLastGoodPicture()
{
    Shown shown(blip());
    const QImage bright = shown.picture();
    shown.view.setDimmed(true);
    QVERIFY(shown.picture() != bright);
    shown.view.setDimmed(false);
    QCOMPARE(shown.picture(), bright);
}

void TestTimelineView::aShorterRunKeepsAValidCursor()
{
    Shown shown(blip());
    shown.moveTo(7.5);
    shown.view.setResult(makeRunResult(runWith(ScenarioKind::PermanentError, 0, 6)));
    QVERIFY(!shown.picture().isNull());
}

QTEST_MAIN(TestTimelineView)
#include "test_timeline_view.moc"
