// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is written in presentation, measured where it is painted: large enough for the last row at
// every height of a screen, and nothing on top of anything else.

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/presentation/painted_texts.h"
#include "tests/ui/presentation/stage.h"
#include "tests/ui/scripted.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/grid/grid_scene.h"
#include "ui/charts/grid/plot_grid.h"
#include "ui/charts/result_chart.h"

#include <QFontInfo>

using namespace backoff;
using namespace backoff::test;

namespace {

struct NamedExperiment {
    const char *name;
    Experiment experiment;
};

std::vector<NamedExperiment> experiments()
{
    Experiment calls = alwaysDown(8);
    calls.scenario.callDuration = 0.7;
    Experiment tiny = alwaysDown(6);
    tiny.policy.base = 1e-9;
    Experiment huge = alwaysDown(6);
    huge.policy.base = 1e12;
    huge.policy.cap = {};
    Experiment single = alwaysDown(1);
    return {{"blip", defaultExperiment(Unit::Seconds)},
        {"hints", scripted("T R:5 T S")},
        {"permanent", scripted("P")},
        {"calls that take time", calls},
        {"tiny", tiny},
        {"huge", huge},
        {"one attempt", single},
        {"ten attempts", alwaysDown(10)},
        {"10000 attempts", alwaysDown(10'000)}};
}

constexpr QSize screens[]
    = {{1024, 600}, {1024, 768}, {1366, 768}, {1600, 900}, {1920, 1080}, {3840, 2160}};

} // namespace

class TestPresentationTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void cleanup() { clearPresentationSizes(); }

    void sizesKeepTheFloors()
    {
        for (int height = 1; height < 5000; ++height) {
            const PresentationSizes sizes = presentationSizes(height);
            QVERIFY(sizes.smallText * 50 >= height);
            QVERIFY(sizes.bodyText >= sizes.smallText);
            QVERIFY(sizes.chartText * 40 >= height);
        }
    }

    void fontsKeepTheFloors()
    {
        setPresentationSizes(presentationSizes(1080));
        for (const QFont &font : {bodyFont(), smallFont(), sectionFont()}) {
            QVERIFY(QFontInfo(font).pixelSize() * 50 >= 1080);
        }
        setPresentationSizes(presentationSizes(100)); // never smaller than on a desk
        QVERIFY(QFontInfo(bodyFont()).pixelSize() >= 13);
    }

    void everyTextIsLarge_data();
    void everyTextIsLarge();
    void nothingCollides_data();
    void nothingCollides();
};

void TestPresentationTexts::everyTextIsLarge_data()
{
    QTest::addColumn<QSize>("screen");
    for (const QSize &screen : screens) {
        QTest::addRow("%dx%d", screen.width(), screen.height()) << screen;
    }
}

void TestPresentationTexts::everyTextIsLarge()
{
    QFETCH(QSize, screen);
    const double height = screen.height();
    Stage stage(defaultExperiment(Unit::Seconds), screen);
    QVERIFY(!smallerThan(paintedTexts(stage), height / 50).isEmpty() || height < 601);
    stage.present(screen.height());
    QCOMPARE(stage.size(), screen); // it needs no more
    QCOMPARE(smallerThan(paintedTexts(*stage.timeline), height / 40), QStringList());
    for (int tab = ChartsPanel::Delays; tab <= ChartsPanel::Contention; ++tab) {
        stage.showChart(tab);
        const std::vector<PaintedText> all = paintedTexts(stage);
        QVERIFY(all.size() > 20);
        QCOMPARE(smallerThan(all, height / 50), QStringList());
        for (const char *view :
            {"backoff::ChartView", "backoff::PlotGrid", "backoff::ChartLegend"}) {
            for (QWidget *widget : stage.charts->findChildren<QWidget *>()) {
                if (widget->inherits(view) && widget->isVisible()) {
                    QCOMPARE(smallerThan(paintedTexts(*widget), height / 40), QStringList());
                }
            }
        }
    }
}

void TestPresentationTexts::nothingCollides_data()
{
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<Experiment>("experiment");
    for (const QSize &screen : screens) {
        for (const auto &[name, experiment] : experiments()) {
            QTest::addRow("%s, %dx%d", name, screen.width(), screen.height())
                << screen << experiment;
        }
    }
}

void TestPresentationTexts::nothingCollides()
{
    QFETCH(QSize, screen);
    QFETCH(Experiment, experiment);
    Stage stage(experiment, screen);
    stage.present(screen.height());
    QCOMPARE(stage.size(), screen);
    const auto check
        = [](QWidget &view) { return collisions(paintedTexts(view), view.rect()).join(u'\n'); };
    for (const double share : {0.0, 0.33, 1.0}) {
        stage.showMoment(share);
        QCOMPARE(check(*stage.timeline), QString());
        QCOMPARE(check(*stage.transport), QString());
    }
    QCOMPARE(check(*stage.verdict), QString());
    for (const int tab : {ChartsPanel::Delays, ChartsPanel::Cumulative}) {
        stage.showChart(tab);
        QCOMPARE(check(*stage.charts), QString());
    }
}

QTEST_MAIN(TestPresentationTexts)
#include "test_presentation_texts.moc"
