// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The grid as a user meets it: the spec's numbers in Qt Charts, nothing made anew, scrolling.

#include "tests/ui/charts/grid/grid_cases.h"
#include "tests/ui/fail_on_warning.h"
#include "ui/charts/grid/grid_scene.h"
#include "ui/charts/grid/plot_grid.h"
#include "ui/charts/grid/rows_view.h"
#include "ui/style/app_style.h"

#include <QAreaSeries>
#include <QChart>
#include <QLineSeries>
#include <QScrollBar>
#include <QWheelEvent>
#include <QtTest>

using namespace backoff;

namespace {

QList<QChart *> chartsOf(const PlotGrid &grid) // from above to below, those that are shown
{
    QList<QChart *> charts;
    for (QGraphicsItem *item : grid.scene()->items(Qt::AscendingOrder)) {
        auto *chart = dynamic_cast<QChart *>(item);
        if (chart && chart->isVisible()) {
            charts << chart;
        }
    }
    std::ranges::stable_sort(
        charts, {}, [](QChart *chart) { return std::pair(chart->y(), chart->x()); });
    return charts;
}

template<typename Series> QList<Series *> seriesOf(const QChart *chart)
{
    QList<Series *> result;
    for (QAbstractSeries *series : chart->series()) {
        if (auto *ours = qobject_cast<Series *>(series)) {
            result << ours;
        }
    }
    return result;
}

QImage pictureOf(QWidget &widget)
{
    return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

int countOf(const QImage &image, const QColor &color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            count += image.pixel(x, y) == color.rgb();
        }
    }
    return count;
}

struct Shown {
    QWidget window;
    PlotGrid *grid = new PlotGrid(&window);

    explicit Shown(QSize size, const PlotGridSpec &spec = fleetCase())
    {
        applyStyle(&window, Theme::light());
        grid->setFont(smallFont());
        grid->resize(size);
        window.resize(size);
        grid->setSpec(spec);
        window.show();
    }
    [[nodiscard]] QScrollBar *bar() const
    {
        return grid->findChild<RowsView *>()->verticalScrollBar();
    }
};

} // namespace

class TestPlotGrid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }

    void seriesHaveTheSpecsPoints()
    {
        const PlotGridSpec fleet = fleetCase();
        const Shown fleets({1080, 560}, fleet);
        const QList<QChart *> rows = chartsOf(*fleets.grid);
        QCOMPARE(rows.size(), 4);
        for (qsizetype i = 0; i < 4; ++i) {
            const Plot &plot = fleet.rows[std::size_t(i)].plots[0];
            const auto areas = seriesOf<QAreaSeries>(rows[i]);
            QCOMPARE(areas.size(), 2);
            for (qsizetype a = 0; a < 2; ++a) {
                // All but what lies within a level stretch.
                const QList<QPointF> points = areas[a]->upperSeries()->points();
                const QList<QPointF> &ours = plot.areas[std::size_t(a)].upper;
                QVERIFY(std::ranges::all_of(points, [&](QPointF p) { return ours.contains(p); }));
                QCOMPARE(points.front(), ours.front());
                QCOMPARE(points.back(), ours.back());
                for (const QPointF &point : ours) {
                    const bool isLevel = !points.contains(point);
                    QVERIFY(!isLevel || point.y() == 0);
                }
            }
            QCOMPARE(seriesOf<QLineSeries>(rows[i])[0]->points(), plot.lines[0].points);
        }
    }

    void linesHaveTheirPlotsPlaces()
    {
        const PlotGridSpec spec = contentionCase();
        const Shown shown({1080, 560}, spec);
        const QList<QChart *> charts = chartsOf(*shown.grid);
        QCOMPARE(charts.size(), 2);
        for (qsizetype i = 0; i < 2; ++i) {
            const Plot &plot = spec.rows[0].plots[std::size_t(i)];
            const PlotMap &map = shown.grid->scene()->gridLayout().rows[0].plots[std::size_t(i)];
            const auto lines = seriesOf<QLineSeries>(charts[i]);
            QCOMPARE(lines.size(), 5);
            for (qsizetype l = 0; l < 5; ++l) {
                QCOMPARE(lines[l]->points(), plot.lines[std::size_t(l)].points);
                const QPointF last = lines[l]->points().back();
                const QPointF pixel
                    = charts[i]->mapToParent(charts[i]->mapToPosition(last, lines[l]));
                QVERIFY((pixel - map.point(last)).manhattanLength() < 0.01);
            }
        }
    }

    void nothingIsMadeAnew()
    {
        Shown shown({1080, 560});
        const auto state = [&] {
            QList<QAbstractSeries *> all;
            for (const QChart *chart : chartsOf(*shown.grid)) {
                all << chart->series();
            }
            return std::pair(all, shown.grid->scene()->items().size());
        };
        const auto before = state();
        for (int i = 0; i < 50; ++i) {
            shown.grid->setSpec(fleetCase(80 + i));
            shown.grid->setDimmed(i % 2 == 0);
        }
        QCOMPARE(state(), before);
    }

    void anotherGridTakesItsPlace()
    {
        Shown shown({1080, 560});
        const std::vector<PlotGridSpec> specs {
            strategiesCase(), contentionCase(), fleetCase(), strategiesCase(), PlotGridSpec {}};
        for (const PlotGridSpec &spec : specs) {
            shown.grid->setSpec(spec);
            PlotGrid fresh;
            fresh.setFont(smallFont());
            fresh.resize(1080, 560);
            fresh.setSpec(spec);
            QCOMPARE(pictureOf(*shown.grid), pictureOf(fresh));
        }
    }

    void aSentenceHidesThePlots()
    {
        Shown shown({1080, 560});
        PlotGridSpec spec = fleetCase();
        spec.rows[1].sentence = QStringLiteral("It would take too many bins.");
        shown.grid->setSpec(spec);
        const QList<QChart *> charts = chartsOf(*shown.grid);
        QCOMPARE(charts.size(), 3);
        QCOMPARE(seriesOf<QAreaSeries>(charts[1])[1]->upperSeries()->points().size(),
            seriesOf<QAreaSeries>(charts[2])[1]->upperSeries()->points().size());
        spec.sentence = QStringLiteral("Nothing.");
        shown.grid->setSpec(spec);
        QCOMPARE(chartsOf(*shown.grid).size(), 0);
        shown.grid->setSpec(fleetCase());
        QCOMPARE(chartsOf(*shown.grid).size(), 4);
    }

    void themeAndDimming()
    {
        Shown shown({900, 500});
        const QImage light = pictureOf(*shown.grid);
        QVERIFY(countOf(light, Theme::light().failure) > 100);
        shown.grid->setTheme(Theme::darkTheme());
        const QImage dark = pictureOf(*shown.grid);
        QVERIFY(countOf(dark, Theme::darkTheme().card) > 10'000);
        QVERIFY(countOf(dark, Theme::darkTheme().failure) > 100);
        QCOMPARE(countOf(dark, Theme::light().card), 0);
        shown.grid->setTheme(Theme::light());
        shown.grid->setDimmed(true);
        const QImage dimmed = pictureOf(*shown.grid);
        QCOMPARE(countOf(dimmed, Theme::light().failure), 0);
        QCOMPARE(countOf(dimmed, Theme::light().text), 0); // nor the axis
        shown.grid->setDimmed(false);
        QCOMPARE(pictureOf(*shown.grid), light);
    }

    void lowRowsAreScrolledAboveTheAxis()
    {
        Shown shown({700, 200});
        const QScrollBar *bar = shown.bar();
        QVERIFY(bar->maximum() > 20);
        QCOMPARE(shown.grid->findChild<RowsView *>()->horizontalScrollBar()->maximum(), 0);
        const QImage before = pictureOf(*shown.grid);
        QTest::keyClick(shown.grid, Qt::Key_PageDown);
        QVERIFY(bar->value() > 0);
        const QImage after = pictureOf(*shown.grid);
        QVERIFY(before != after);
        const QRect axis(0, 182, 700, 18);
        QCOMPARE(before.copy(axis), after.copy(axis));
        QVERIFY(countOf(before.copy(axis), Theme::light().card) < 700 * 18 - 200);
        QTest::keyClick(shown.grid, Qt::Key_PageUp);
        QCOMPARE(bar->value(), 0);
        QTest::keyClick(shown.grid, Qt::Key_Down);
        QVERIFY(bar->value() > 0);
        QTest::keyClick(shown.grid, Qt::Key_Up);
        QCOMPARE(bar->value(), 0);
    }

    void otherKeysAndAnUnneededWheelPassThrough()
    {
        const auto passes = [](PlotGrid *grid, int key) {
            QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
            QCoreApplication::sendEvent(grid, &press);
            return !press.isAccepted();
        };
        const auto wheelPasses = [](PlotGrid *grid) {
            QWheelEvent wheel({50, 50}, {50, 50}, {}, {0, -120}, {}, {}, Qt::NoScrollPhase, false);
            QWidget *viewport = grid->findChild<RowsView *>()->viewport();
            QCoreApplication::sendEvent(viewport, &wheel);
            return !wheel.isAccepted();
        };
        const Shown low({700, 200});
        const Shown high({700, 600});
        for (const int key :
            {Qt::Key_Space, Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End, Qt::Key_Plus}) {
            QVERIFY(passes(low.grid, key) && passes(high.grid, key));
        }
        QVERIFY(!passes(low.grid, Qt::Key_PageDown));
        QVERIFY(passes(high.grid, Qt::Key_PageDown));
        low.bar()->setValue(0);
        QVERIFY(!wheelPasses(low.grid));
        QVERIFY(low.bar()->value() > 0);
        QVERIFY(wheelPasses(high.grid));
    }

    void focusShowsItsRing()
    {
        Shown shown({700, 400});
        QVERIFY(QTest::qWaitForWindowActive(&shown.window));
        QCOMPARE(shown.grid->focusPolicy(), Qt::StrongFocus);
        const auto ring = [&] { return pictureOf(*shown.grid).pixelColor(1, 200); };
        shown.grid->setFocus();
        QCOMPARE(ring(), Theme::light().accent);
        shown.grid->clearFocus();
        QCOMPARE(ring(), Theme::light().card);
    }

    void theSummaryIsForThoseWhoDoNotSeeIt()
    {
        const Shown shown({700, 400});
        QCOMPARE(shown.grid->accessibleDescription(), fleetCase().summary);
    }
};

QTEST_MAIN(TestPlotGrid)
#include "test_plot_grid.moc"
