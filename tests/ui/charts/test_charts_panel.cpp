// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The panel as a user meets it: no warning from Qt Charts, nothing made anew, the run's numbers.

#include "tests/ui/charts/chart_cases.h"
#include "ui/charts/chart_legend.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/charts_panel.h"
#include "ui/charts/result_chart.h"
#include "ui/charts/result_specs.h"
#include "ui/charts/value_scale.h"

#include <QCheckBox>
#include <QLineSeries>
#include <QSignalSpy>
#include <QTabBar>
#include <QtTest>

using namespace backoff;

class TestChartsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void seriesAreTheSchedule();
    void everyCaseDrawsWithoutAWarning();
    void nothingIsMadeAnew();
    void aHiddenChartIsMadeWhenShown();
    void logScaleIsForBothCharts();
    void theCursorHighlightsItsRetry();
    void retryAtTheCursor();
    void themeAndDimming();
    void wheelAndKeysPassThrough();
};

static QImage pictureOf(QWidget &widget) { return widget.grab().toImage(); }

static int countOf(const QImage &image, const QColor &color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            count += image.pixel(x, y) == color.rgb();
        }
    }
    return count;
}

void TestChartsPanel::init()
{
    // The offscreen platform says this of every window.
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
}

void TestChartsPanel::seriesAreTheSchedule()
{
    const auto result = makeRunResult(alwaysDown());
    ChartsPanel panel;
    panel.setResult(result);
    panel.delays()->refresh();
    panel.cumulative()->refresh();
    const auto bars = panel.delays()->view()->boxes(MarkRole::Draw)->points();
    const auto boxes = panel.delays()->view()->boxes(MarkRole::Range)->points();
    const auto totals = panel.cumulative()->view()->series(CurveRole::Jittered)->points();
    const ValueScale delays = ValueScale::linear(8);
    const ValueScale cumulative = ValueScale::linear(15.5);
    QCOMPARE(bars.size(), 4 * 5);
    for (qsizetype i = 0; i < 5; ++i) { // a bar is four corners, the second its upper left
        const ScheduleRow &row = result->schedule[size_t(i)];
        QCOMPARE(delays.valueAt(bars[4 * i + 1].y()), row.jittered);
        QCOMPARE(delays.valueAt(boxes[4 * i + 1].y()), row.most);
        QCOMPARE(cumulative.valueAt(totals[i + 1].y()), row.jitteredTotal);
    }
    QCOMPARE(panel.delays()->accessibleDescription(), panel.delays()->summary());
    const QString heard = panel.delays()->view()->accessibleDescription();
    QVERIFY(heard.startsWith(panel.delays()->summary()));
    QVERIFY(heard.endsWith(QStringLiteral("The schedule table has the same numbers.")));
    const QString total = panel.cumulative()->view()->accessibleDescription();
    QVERIFY(total.startsWith(panel.cumulative()->summary()));
    QVERIFY(total.endsWith(QStringLiteral("Schedule has the same numbers.")));
}

void TestChartsPanel::everyCaseDrawsWithoutAWarning()
{
    ChartsPanel panel;
    panel.resize(1050, 270);
    panel.show();
    auto *tabs = panel.findChild<QTabBar *>();
    QCOMPARE(tabs->count(), 2);
    std::vector<ChartCase> cases = chartCases();
    cases.push_back({"one attempt", alwaysDown(Jitter::Full, 1)});
    for (const ChartCase &chartCase : cases) {
        panel.setResult(makeRunResult(chartCase.experiment));
        for (const bool log : {false, true}) {
            panel.setLogScale(log);
            for (const int tab : {0, 1}) {
                tabs->setCurrentIndex(tab);
                const QImage picture = pictureOf(panel);
                QVERIFY2(countOf(picture, Theme::light().card) > 1000, chartCase.name);
            }
        }
    }
}

void TestChartsPanel::nothingIsMadeAnew()
{
    ChartsPanel panel;
    panel.resize(1050, 270);
    panel.show();
    const auto counts = [&] {
        QList<qsizetype> numbers;
        for (const ResultChart *chart : {panel.delays(), panel.cumulative()}) {
            QChart *inner = chart->view()->chart();
            numbers << chart->view()->scene()->items().size() << inner->axes().size()
                    << inner->series().size() << inner->findChildren<QObject *>().size();
        }
        return numbers;
    };
    const std::vector<ChartCase> cases = chartCases();
    panel.setResult(makeRunResult(alwaysDown()));
    const auto before = counts();
    for (size_t i = 0; i < 300; ++i) {
        panel.setResult(makeRunResult(cases[i % cases.size()].experiment));
        panel.setLogScale(i % 3 == 0);
        if (i % 25 == 0) {
            panel.findChild<QTabBar *>()->setCurrentIndex(int(i / 25 % 2));
            pictureOf(panel);
        }
    }
    QCOMPARE(counts(), before);
}

void TestChartsPanel::aHiddenChartIsMadeWhenShown()
{
    ChartsPanel panel;
    panel.resize(1050, 270);
    panel.show();
    QSignalSpy hidden(panel.cumulative(), &ChartPage::legendChanged);
    panel.setResult(makeRunResult(alwaysDown()));
    QCOMPARE(hidden.count(), 0);
    QCOMPARE(panel.delays()->spec().retries, 5);
    panel.findChild<QTabBar *>()->setCurrentIndex(1);
    QCOMPARE(hidden.count(), 1);
    QCOMPARE(panel.cumulative()->spec().retries, 5);
    QCOMPARE(panel.findChild<ChartLegend *>()->entries(), panel.cumulative()->spec().legend);
}

void TestChartsPanel::logScaleIsForBothCharts()
{
    ChartsPanel panel;
    panel.setResult(makeRunResult(alwaysDown()));
    QSignalSpy changed(&panel, &ChartsPanel::logScaleChanged);
    panel.findChild<QCheckBox *>()->click();
    QCOMPARE(changed.count(), 1);
    QVERIFY(panel.isLogScale());
    panel.delays()->refresh();
    panel.cumulative()->refresh();
    QCOMPARE(panel.delays()->spec().ticks[1].text, QStringLiteral("0.1 s"));
    QCOMPARE(panel.cumulative()->spec().ticks.back().text, QStringLiteral("100 s"));
}

void TestChartsPanel::theCursorHighlightsItsRetry()
{
    const auto result = makeRunResult(alwaysDown());
    ChartsPanel panel;
    panel.resize(1050, 270);
    panel.show();
    panel.setResult(result);
    panel.setCursor(cursorAt(result->events, 0.1)); // within the first wait, 0.176 s
    const QColor highlight = Theme::light().currentRow;
    const QImage first = pictureOf(panel);
    QVERIFY(countOf(first.copy(0, 0, first.width() / 3, first.height()), highlight) > 100);
    panel.setCursor(cursorAt(result->events, 4)); // within the last wait
    const QImage last = pictureOf(panel);
    QCOMPARE(countOf(last.copy(0, 0, last.width() / 3, last.height()), highlight), 0);
    QVERIFY(countOf(last, highlight) > 100);
}

void TestChartsPanel::retryAtTheCursor()
{
    const auto result = makeRunResult(alwaysDown());
    QCOMPARE(retryAt(*result, cursorAt(result->events, 0.1)), std::optional<std::int64_t>(1));
    QCOMPARE(retryAt(*result, cursorAt(result->events, 4)), std::optional<std::int64_t>(5));
    QCOMPARE(retryAt(*result, {0, 0}), std::nullopt);
    QCOMPARE(retryAt(*result, cursorAt(result->events, 1e9)), std::nullopt);
}

void TestChartsPanel::themeAndDimming()
{
    ChartsPanel panel;
    panel.resize(1050, 270);
    panel.show();
    panel.setResult(makeRunResult(alwaysDown()));
    QVERIFY(countOf(pictureOf(panel), Theme::light().accent) > 1000);
    panel.setTheme(Theme::darkTheme());
    const QImage dark = pictureOf(panel);
    QVERIFY(countOf(dark, Theme::darkTheme().accent) > 1000);
    QVERIFY(countOf(dark, Theme::light().tint) == 0);
    panel.setDimmed(true);
    QVERIFY(countOf(pictureOf(*panel.delays()), Theme::darkTheme().accent) == 0);
    panel.setDimmed(false);
    QCOMPARE(pictureOf(panel), dark);
}

void TestChartsPanel::wheelAndKeysPassThrough()
{
    struct Parent : QWidget {
        int wheels = 0;
        int keys = 0;
        void wheelEvent(QWheelEvent *) override { ++wheels; }
        void keyPressEvent(QKeyEvent *) override { ++keys; }
    } parent;
    auto *chart = new ResultChart(delaysSpec, &parent);
    chart->resize(400, 200);
    chart->setResult(makeRunResult(alwaysDown()));
    parent.resize(400, 200);
    parent.show();
    QWidget *viewport = chart->findChild<ChartView *>()->viewport();
    QWheelEvent wheel({50, 50},
        viewport->mapToGlobal(QPointF(50, 50)),
        {},
        {0, 120},
        Qt::NoButton,
        Qt::NoModifier,
        Qt::NoScrollPhase,
        false);
    QSpontaneKeyEvent::setSpontaneous(&wheel); // only a user's wheel goes on to the parents
    qApp->notify(viewport, &wheel); // sendEvent would take that back
    QCOMPARE(parent.wheels, 1);
    chart->setFocus();
    QTest::keyClick(chart->findChild<ChartView *>(), Qt::Key_Right);
    QCOMPARE(parent.keys, 1);
}

QTEST_MAIN(TestChartsPanel)
#include "test_charts_panel.moc"
