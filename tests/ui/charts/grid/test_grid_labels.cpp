// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Places of the words within a plot, and the lines that stand for an area.

#include "tests/ui/charts/grid/grid_cases.h"
#include "ui/charts/grid/area_lines.h"
#include "ui/charts/grid/grid_labels.h"

#include <QtTest>

using namespace backoff;

namespace {

const PlotMap map {QRectF(100, 20, 400, 200), 0, 10};

std::vector<PlacedWord> placed(const Plot &plot)
{
    return placeLabels(plot, map, GridFonts(QFont()));
}

Plot withLabel(QPointF at, PlotLabel::Align align = PlotLabel::Align::Centre)
{
    Plot plot;
    plot.labels = {{at, QStringLiteral("717"), align, false}};
    return plot;
}

} // namespace

class TestGridLabels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLabelStandsAboveItsPoint()
    {
        const QPointF at = map.point({5, 0.5});
        const QRectF centred = placed(withLabel({5, 0.5}))[0].rect;
        QVERIFY(std::abs(centred.center().x() - at.x()) < 0.01);
        QVERIFY(centred.bottom() < at.y() && centred.bottom() > at.y() - 8);
        QCOMPARE(placed(withLabel({5, 0.5}, PlotLabel::Align::Left))[0].rect.left(), at.x());
        QCOMPARE(placed(withLabel({5, 0.5}, PlotLabel::Align::Right))[0].rect.right(), at.x());
    }

    void aLabelStaysWithinThePlot()
    {
        QVERIFY(placed(withLabel({10, 0.5}))[0].rect.right() <= map.plot.right());
        QVERIFY(placed(withLabel({0, 0.5}))[0].rect.left() >= map.plot.left());
        QVERIFY(placed(withLabel({5, 1}))[0].rect.top() > map.plot.top()); // below its point
    }

    void twoLabelsStandApart()
    {
        Plot plot = withLabel({5, 0.5});
        plot.labels.push_back(plot.labels[0]);
        plot.labels.push_back(plot.labels[0]);
        const std::vector<PlacedWord> words = placed(plot);
        QCOMPARE(words.size(), 2U); // above and below: there is no place for a third
        QVERIFY(!words[0].rect.intersects(words[1].rect));
    }

    void noLabelOnBarsLinesOrPoints()
    {
        Plot plot = withLabel({5, 0.5});
        plot.areas = {bars(AreaRole::Failed, {0}, {1}, 10)};
        QVERIFY(placed(plot).empty());
        plot.areas[0].role = AreaRole::Range; // pale: a text may stand on it
        QCOMPARE(placed(plot).size(), 1U);
        plot.lines = {{LineRole::Full, {{0, 0.56}, {10, 0.56}}, false},
            {LineRole::Full, {{0, 0.44}, {10, 0.44}}, false}};
        QVERIFY(placed(plot).empty());
        plot = withLabel({5, 0.5});
        plot.points = {{PointRole::Mean, {5, 0.5}}};
        const QPointF at = map.point({5, 0.5});
        QVERIFY(placed(plot)[0].rect.bottom() <= at.y() - 4);
    }

    void theOutagesTextStandsBesideTheBars()
    {
        Plot plot;
        plot.spans = {{0, 6, QStringLiteral("down")}};
        QVERIFY(placed(plot)[0].rect.left() < map.x(0.5));
        plot.areas = {bars(AreaRole::Failed, {0}, {1}, 2)};
        const QRectF rect = placed(plot)[0].rect;
        QVERIFY(rect.left() >= map.x(1.7) && rect.right() <= map.x(6));
        plot.spans[0].to = 2;
        QVERIFY(placed(plot).empty());
    }

    void anOutlineLeavesOutWhatHasNoHeight()
    {
        // Two boxes; between them upper and lower edge are one.
        const PlotArea area = bars(AreaRole::Range, {0, 0}, {0.5, 1}, 5);
        const std::vector<QLineF> lines = outlineOf(area, map);
        QCOMPARE(lines.size(), 8U);
        for (const QLineF &line : lines) {
            QVERIFY(line.p1().x() <= map.x(4.25) || line.p2().x() >= map.x(5));
        }
    }

    void stripesAreCutToTheArea()
    {
        const PlotArea area = bars(AreaRole::Failed, {0.25, 0}, {0.75, 0}, 5);
        const std::vector<QLineF> stripes = stripesOf(area, map, 4);
        QCOMPARE(stripes.size(), 25U); // 100 of 200 pixels
        for (const QLineF &stripe : stripes) {
            QCOMPARE(stripe.x1(), map.x(0));
            QCOMPARE(stripe.x2(), map.x(4.25));
            QVERIFY(stripe.y1() > map.y(0.75) && stripe.y1() < map.y(0.25));
        }
        // A slope from nothing to all.
        const PlotArea slope {AreaRole::Failed, {{0, 0}, {10, 1}}, {{0, 0}, {10, 0}}};
        for (const QLineF &stripe : stripesOf(slope, map, 4)) {
            const double share = (map.plot.bottom() - stripe.y1()) / map.plot.height();
            QVERIFY(std::abs(stripe.x1() - map.x(10 * share)) < 0.01);
            QCOMPARE(stripe.x2(), map.x(10));
        }
    }
};

QTEST_MAIN(TestGridLabels)
#include "test_grid_labels.moc"
