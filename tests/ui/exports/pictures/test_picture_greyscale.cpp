// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A picture printed in greys still says everything: outcomes by their shape, the service's states
// by their hatch, bars by outline and fill. Measured on grey pixels, light and dark.

#include "tests/ui/exports/pictures/picture_samples.h"
#include "tests/ui/fail_on_warning.h"
#include "ui/charts/chart_layout.h"
#include "ui/exports/pictures/picture_page.h"
#include "ui/timeline/timeline_layout.h"

#include <QtTest>

#include <cmath>

using namespace backoff;
using namespace backoff::test;

class TestPictureGreyscale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void statesHaveHatchesOfTheirOwn_data() { themes(); }
    void statesHaveHatchesOfTheirOwn();
    void outcomesHaveShapesOfTheirOwn_data() { themes(); }
    void outcomesHaveShapesOfTheirOwn();
    void lanesDifferInFill_data() { themes(); }
    void lanesDifferInFill();
    void barsDifferInOutlineAndFill_data() { themes(); }
    void barsDifferInOutlineAndFill();
    void anOutlineDoesNotCrossItsBar_data() { themes(); }
    void anOutlineDoesNotCrossItsBar();
    void modelledPointsAreSquare_data() { themes(); }
    void modelledPointsAreSquare();

private:
    static void themes();
};

void TestPictureGreyscale::themes()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

namespace {

constexpr int scale = 2;

// A picture in greys and what its layout says, in pixels of the drawing.
class GreyPicture
{
public:
    GreyPicture(const Experiment &experiment, PictureKind kind, bool dark)
    {
        const Labels labels(Language::English);
        const RunResultPtr result = makeRunResult(experiment);
        PictureSettings settings = settingsFor(kind);
        settings.scale = scale;
        settings.dark = dark;
        m_image = imageOf(experiment, settings).convertToFormat(QImage::Format_Grayscale8);
        const PictureContent content = PictureContent::make(result, settings, &labels);
        const PicturePage page = PicturePage::make(content, settings.size);
        m_origin = page.drawing.topLeft();
        if (content.chart) {
            chart = *content.chart;
            chartMap = layOut(chart, page.drawing.size(), page.drawingFont).map;
        } else {
            timeline = TimelineLayout::make(*result, page.drawing.size(), page.drawingFont);
        }
    }

    [[nodiscard]] int at(double x, double y) const
    {
        const QPointF pixel = (m_origin + QPointF(x, y)) * scale;
        return qGray(m_image.pixel(static_cast<int>(pixel.x()), static_cast<int>(pixel.y())));
    }

    [[nodiscard]] const Mark &mark(MarkRole role) const
    {
        const auto found = std::ranges::find(chart.marks, role, &Mark::role);
        Q_ASSERT(found != chart.marks.end());
        return *found;
    }

    TimelineLayout timeline;
    ChartSpec chart;
    PlotMap chartMap;

private:
    QImage m_image;
    QPointF m_origin;
};

// The greys along a level line, a value each half pixel.
std::vector<int> row(const GreyPicture &picture, double left, double right, double y)
{
    std::vector<int> greys;
    for (double x = left; x < right; x += 0.5) {
        greys.push_back(picture.at(x, y));
    }
    return greys;
}

int contrastIn(const std::vector<int> &greys)
{
    const auto [least, most] = std::ranges::minmax(greys);
    return most - least;
}

// How far the second row is shifted to the right of the first, in half pixels.
int shiftOf(const std::vector<int> &first, const std::vector<int> &second)
{
    int best = 0;
    long least = -1;
    for (int shift = -8; shift <= 8; ++shift) {
        long difference = 0;
        for (std::size_t i = 8; i + 8 < first.size(); ++i) {
            difference += std::abs(first[i] - second[static_cast<std::size_t>(int(i) + shift)]);
        }
        if (least < 0 || difference < least) {
            least = difference;
            best = shift;
        }
    }
    return best;
}

// The hatch beside the word of the first band of a state: its contrast and how it leans.
struct Hatch {
    int contrast = 0;
    int lean = 0;
};

Hatch hatchOf(const GreyPicture &picture, ServiceState state)
{
    for (const ServiceBand &band : picture.timeline.lanes[0].bands) {
        if (band.state == state) {
            const double left = band.word.shown() ? band.word.rect.right() + 6 : band.rect.left();
            const double right = band.rect.right() - 1;
            const auto upper = row(picture, left, right, band.rect.top() + 6);
            const auto lower = row(picture, left, right, band.rect.top() + 8);
            return {contrastIn(upper), shiftOf(upper, lower)};
        }
    }
    return {-1, 0};
}

Experiment permanentAfter(std::int64_t failures)
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.scenario.kind = ScenarioKind::PermanentError;
    experiment.scenario.failFirst = failures;
    return experiment;
}

} // namespace

void TestPictureGreyscale::statesHaveHatchesOfTheirOwn()
{
    QFETCH(const bool, dark);
    const GreyPicture failing(scripted("T T T T S"), PictureKind::Timeline, dark);
    const Hatch slanted = hatchOf(failing, ServiceState::Failing);
    const Hatch none = hatchOf(failing, ServiceState::Answering);
    QVERIFY2(slanted.contrast >= 20, qPrintable(QString::number(slanted.contrast)));
    QVERIFY(slanted.lean < 0); // "/"
    QCOMPARE(none.contrast, 0);

    const GreyPicture refusing(permanentAfter(2), PictureKind::Timeline, dark);
    const Hatch otherWay = hatchOf(refusing, ServiceState::Refusing);
    QVERIFY2(otherWay.contrast >= 15, qPrintable(QString::number(otherWay.contrast)));
    QVERIFY(otherWay.lean > 0);

    const GreyPicture limiting(scripted("T R:5 R:5 S"), PictureKind::Timeline, dark);
    const Hatch upright = hatchOf(limiting, ServiceState::RateLimiting);
    QVERIFY2(upright.contrast >= 20, qPrintable(QString::number(upright.contrast)));
    QCOMPARE(upright.lean, 0);
}

// Black and white within the circle of the first attempt with that outcome.
static std::vector<bool> shapeOf(const GreyPicture &picture, Outcome outcome)
{
    std::vector<bool> shape;
    const auto &circles = picture.timeline.lanes[0].circles;
    const auto circle = std::ranges::find(circles, outcome, &AttemptCircle::outcome);
    if (circle == circles.end()) {
        return shape;
    }
    const double reach = picture.timeline.radius * 0.6;
    const int disc
        = picture.at(circle->centre.x() - picture.timeline.radius * 0.85, circle->centre.y());
    constexpr int steps = 20; // to each side: circles of two pictures may differ in size
    for (int down = -steps; down <= steps; ++down) {
        for (int right = -steps; right <= steps; ++right) {
            const int grey = picture.at(circle->centre.x() + right * reach / steps,
                circle->centre.y() + down * reach / steps);
            shape.push_back(std::abs(grey - disc) > 60);
        }
    }
    return shape;
}

void TestPictureGreyscale::outcomesHaveShapesOfTheirOwn()
{
    QFETCH(const bool, dark);
    const GreyPicture hinted(telling(), PictureKind::Timeline, dark);
    const GreyPicture refused(permanentAfter(1), PictureKind::Timeline, dark);
    const std::vector<bool> shapes[] = {shapeOf(hinted, Outcome::Success),
        shapeOf(hinted, Outcome::Transient),
        shapeOf(hinted, Outcome::RateLimited),
        shapeOf(refused, Outcome::Permanent)};
    for (const auto &a : shapes) {
        const auto inked = std::ranges::count(a, true);
        QVERIFY(inked > std::ssize(a) / 20); // the shape is there
        for (const auto &b : shapes) {
            if (&a == &b) {
                continue;
            }
            QCOMPARE(a.size(), b.size());
            int different = 0;
            for (std::size_t i = 0; i < a.size(); ++i) {
                different += a[i] != b[i];
            }
            QVERIFY2(different > int(a.size()) / 10, qPrintable(QString::number(different)));
        }
    }
}

void TestPictureGreyscale::lanesDifferInFill()
{
    QFETCH(const bool, dark);
    const GreyPicture picture(telling(), PictureKind::Timeline, dark);
    const auto greyOf = [&](std::size_t lane) {
        const auto &bars = picture.timeline.lanes[lane].bars;
        const auto widest
            = std::ranges::max(bars, {}, [](const WaitBar &bar) { return bar.rect.width(); });
        return picture.at(widest.rect.left() + widest.rect.width() / 4, widest.rect.center().y());
    };
    QVERIFY(std::abs(greyOf(0) - greyOf(1)) > 60);
}

void TestPictureGreyscale::barsDifferInOutlineAndFill()
{
    QFETCH(const bool, dark);
    const GreyPicture picture(telling(), PictureKind::Delays, dark);
    const auto rectOf = [&](MarkRole role) { return picture.chartMap.rect(picture.mark(role)); };
    const auto inside = [&](const QRectF &rect, double share) {
        return picture.at(rect.left() + 0.06 * rect.width(), rect.top() + share * rect.height());
    };
    const int ground
        = picture.at(picture.chartMap.plot.left() + 4, picture.chartMap.plot.top() + 5);

    const QRectF range = picture.chartMap.rect(picture.chart.marks[0]);
    QVERIFY(picture.chart.marks[0].role == MarkRole::Range);
    const int draw
        = picture.at(rectOf(MarkRole::Draw).center().x(), rectOf(MarkRole::Draw).bottom() - 2);
    QVERIFY(std::abs(inside(range, 0.5) - ground) >= 15); // tinted
    QVERIFY(std::abs(draw - inside(range, 0.5)) > 60); // solid

    const QRectF hint = rectOf(MarkRole::Hint);
    const auto hatch = row(picture, hint.left() + 3, hint.right() - 3, hint.center().y());
    QVERIFY(contrastIn(hatch) > 60);

    // What the run did not use: an outline around nothing.
    const QRectF unused = rectOf(MarkRole::UnusedDraw);
    QCOMPARE(picture.at(unused.left() + 4, unused.bottom() - 6), ground);
    const auto edge = row(picture, unused.left() - 2, unused.left() + 3, unused.center().y());
    QVERIFY2(contrastIn(edge) > 60, qPrintable(QString::number(contrastIn(edge))));
}

// Nothing is clipped in the file: the box's lower edge really ends beside the bar.
void TestPictureGreyscale::anOutlineDoesNotCrossItsBar()
{
    QFETCH(const bool, dark);
    Experiment experiment = alwaysDown(6);
    experiment.policy.jitter = Jitter::Equal; // the range begins at half the ceiling
    const GreyPicture picture(experiment, PictureKind::Delays, dark);
    const QRectF range = picture.chartMap.rect(picture.mark(MarkRole::Range));
    const QRectF bar = picture.chartMap.rect(picture.mark(MarkRole::Draw));
    QVERIFY(bar.top() < range.bottom() - 4 && range.bottom() < bar.bottom() - 4);
    QVector<int> column;
    for (double y = range.bottom() - 3; y < range.bottom() + 3; y += 0.5) {
        column << picture.at(bar.left() + 4, y);
    }
    QCOMPARE(column.count(column.front()), column.size());
    const auto beside = [&](double y) { return picture.at(range.left() + 4, y); };
    QVERIFY(std::abs(beside(range.bottom() - 0.5) - beside(range.bottom() - 4)) > 30);
}

void TestPictureGreyscale::modelledPointsAreSquare()
{
    QFETCH(const bool, dark);
    const GreyPicture picture(telling(), PictureKind::Cumulative, dark);
    // The last points stand alone. A square reaches into its corners, a disc does not.
    const auto cornerOf = [&](MarkRole role) {
        const auto last = std::ranges::find(
            picture.chart.marks.rbegin(), picture.chart.marks.rend(), role, &Mark::role);
        const QPointF at = picture.chartMap.rect(*last).center();
        const int ground = picture.at(at.x() + 20, at.y());
        int most = 0;
        for (const double reach : {3.4, 3.7}) {
            most = std::max(most, std::abs(picture.at(at.x() + reach, at.y() - reach) - ground));
        }
        return most;
    };
    QVERIFY(cornerOf(MarkRole::UnusedModelledPoint) > 40);
    QVERIFY(cornerOf(MarkRole::UnusedPoint) < 40);
}

QTEST_MAIN(TestPictureGreyscale)
#include "test_picture_greyscale.moc"
