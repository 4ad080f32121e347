// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The whole window, presented on the screen that this is run with (screens/*.json): it fills the
// screen and no more, everything has its room, and every text is large.

#include "tests/support/fit_checks.h"
#include "tests/ui/presentation/painted_texts.h"
#include "tests/ui/scripted.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/charts/charts_panel.h"
#include "ui/herd/herd_controller.h"
#include "ui/herd/herd_pages.h"
#include "ui/timeline/timeline_view.h"
#include "ui/window/lower_area.h"

#include <QLayout>
#include <QScreen>

#include <optional>

using namespace backoff;
using namespace backoff::test;

namespace {

void settle() // lines of text, then what they leave room for
{
    for (int i = 0; i < 6; ++i) {
        QCoreApplication::processEvents();
    }
}

void showChart(WindowFixture &f, int tab)
{
    f.window.lower()->showChart(tab);
    const std::optional<HerdView> views[]
        = {{}, {}, HerdView::Strategies, HerdView::Fleet, HerdView::Contention};
    const HerdController *herd = f.window.herd()->controller();
    QVERIFY(QTest::qWaitFor(
        [&] { return !views[tab] || herd->state(*views[tab]).phase == HerdState::Phase::Current; },
        60'000));
    settle();
}

void checkViews(const WindowFixture &f, double least)
{
    QCOMPARE(smallerThan(paintedTexts(*f.window.timeline()), least), QStringList());
    for (QWidget *widget : f.window.charts()->findChildren<QWidget *>()) {
        const bool isChart = widget->inherits("backoff::ChartView")
            || widget->inherits("backoff::PlotGrid") || widget->inherits("backoff::ChartLegend");
        if (isChart && widget->isVisible()) {
            const std::vector<PaintedText> texts = paintedTexts(*widget);
            QCOMPARE(smallerThan(texts, least), QStringList());
            QVERIFY(!texts.empty() || widget->inherits("backoff::ChartLegend"));
        }
    }
}

} // namespace

class TestPresentedWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void fillsItsScreen_data();
    void fillsItsScreen();
};

void TestPresentedWindow::fillsItsScreen_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<bool>("spanish");
    QTest::addColumn<bool>("pinned");
    for (const bool spanish : {false, true}) {
        const char *language = spanish ? "Spanish" : "English";
        const auto add = [&](const char *name, const Experiment &experiment, bool pinned) {
            QTest::addRow("%s, %s", name, language) << experiment << spanish << pinned;
        };
        add("blip", defaultExperiment(Unit::Seconds), false);
        add("hint", scripted("T R:5 T S"), false);
        add("permanent", scripted("T R:5 P", 40), false);
        add("exhausted", alwaysDown(10), false);
        add("pinned", alwaysDown(6), true);
    }
}

void TestPresentedWindow::fillsItsScreen()
{
    QFETCH(Experiment, experiment);
    QFETCH(bool, spanish);
    QFETCH(bool, pinned);
    std::optional<SpanishTexts> texts;
    if (spanish) {
        texts.emplace();
        QVERIFY(texts->isInstalled());
    }
    const Language language = spanish ? Language::Spanish : Language::English;
    WindowFixture f(experiment, {1024, 600}, language);
    if (pinned) {
        Policy other = experiment.policy;
        other.base *= 2;
        f.window.experimentController()->pin(other);
    }
    // A real desktop holds a full screen's window to the screen, whatever it asks for while texts
    // find their lines; the offscreen platform lets it grow.
    f.window.layout()->setSizeConstraint(QLayout::SetNoConstraint);
    f.window.setMinimumSize(0, 0);
    QTest::keyClick(&f.window, Qt::Key_F11);
    QVERIFY(f.window.isPresenting());
    const QSize screen = f.window.screen()->size();
    for (int tab = ChartsPanel::Delays; tab <= ChartsPanel::Contention; ++tab) {
        showChart(f, tab);
        f.playback()->scrubTo(f.playback()->end() * 0.4);
        settle();
        QCOMPARE(f.window.size(), screen);
        const QSize needed = f.window.minimumSizeHint();
        QVERIFY(needed.width() <= screen.width() && needed.height() <= screen.height());
        QCOMPARE(misfits(f.window), QString());
        QCOMPARE(smallerThan(paintedTexts(f.window), screen.height() / 50.0), QStringList());
        checkViews(f, screen.height() / 40.0);
    }
}

QTEST_MAIN(TestPresentedWindow)
#include "test_presented_window.moc"
