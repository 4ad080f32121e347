// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What timeline and charts write themselves, in a language of doubled texts: no text lies on
// another one or is cut.

#include "tests/ui/presentation/painted_texts.h"
#include "tests/ui/pseudo/pseudo_window.h"
#include "tests/ui/scripted.h"
#include "ui/charts/chart_page.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/charts_panel.h"
#include "ui/playback/transport_bar.h"
#include "ui/timeline/timeline_view.h"
#include "ui/window/lower_area.h"

using namespace backoff;

namespace {

QString collisionsOf(QWidget *widget)
{
    const std::vector<test::PaintedText> texts = test::paintedTexts(*widget);
    return texts.empty() ? QStringLiteral("no text was painted")
                         : test::collisions(texts, widget->rect()).join(u'\n');
}

} // namespace

class TestPseudoPaintings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void textsKeepApart_data();
    void textsKeepApart();
};

void TestPseudoPaintings::textsKeepApart_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<QSize>("size");
    Experiment calls = defaultExperiment(Unit::Milliseconds);
    calls.scenario.kind = ScenarioKind::RateLimited;
    calls.scenario.callDuration = 130;
    Experiment single = defaultExperiment(Unit::Seconds);
    single.policy.attempts = 1;
    const std::pair<const char *, Experiment> experiments[]
        = {{"usual", defaultExperiment(Unit::Seconds)},
            {"hint", scripted("T R:5 P", 40)},
            {"exhausted", alwaysDown(6)},
            {"many", alwaysDown(10'000)},
            {"calls", calls},
            {"single", single}};
    for (const auto &[name, experiment] : experiments) {
        for (const QSize size : {QSize(1024, 600), QSize(1280, 720), QSize(1440, 900)}) {
            QTest::addRow("%s, %d wide", name, size.width()) << experiment << size;
        }
    }
}

void TestPseudoPaintings::textsKeepApart()
{
    QFETCH(Experiment, experiment);
    QFETCH(QSize, size);
    PseudoWindow f(experiment, size);
    f.playback()->scrubTo(f.playback()->end() / 2);
    PseudoWindow::settle();
    QCOMPARE(collisionsOf(f.window.timeline()), QString());
    QCOMPARE(collisionsOf(f.window.transport()), QString());
    for (const bool logScale : {false, true}) {
        f.window.charts()->setLogScale(logScale);
        for (const int chart : {ChartsPanel::Delays, ChartsPanel::Cumulative}) {
            f.window.lower()->showChart(chart);
            PseudoWindow::settle();
            for (auto *view : f.window.charts()->findChildren<ChartView *>()) {
                if (view->isVisible()) {
                    QCOMPARE(collisionsOf(view), QString());
                }
            }
        }
    }
}

QTEST_MAIN(TestPseudoPaintings)
#include "test_pseudo_paintings.moc"
