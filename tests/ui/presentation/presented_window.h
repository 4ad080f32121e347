// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is asked of the whole window while it is presented on the screen that the test is run with
// (screens/*.json): it fills the screen and no more, everything has its room, every text is large.

#pragma once

#include "tests/support/fit_checks.h"
#include "tests/ui/presentation/painted_texts.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/charts/charts_panel.h"
#include "ui/herd/herd_controller.h"
#include "ui/herd/herd_pages.h"
#include "ui/timeline/timeline_view.h"
#include "ui/window/lower_area.h"

#include <QScreen>

#include <optional>

namespace backoff::test {

inline void settle() // lines of text, then what they leave room for
{
    for (int i = 0; i < 6; ++i) {
        QCoreApplication::processEvents();
    }
}

inline void showChart(WindowFixture &f, int tab)
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

inline void checkViews(const WindowFixture &f, double least)
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

// Fills its screen and no more, with everything in its room and large.
inline void checkFits(WindowFixture &f)
{
    const QSize screen = f.window.screen()->size();
    QCOMPARE(f.window.size(), screen);
    QVERIFY(f.window.isFullScreen());
    const QSize needed = f.window.centralWidget()->minimumSizeHint();
    QVERIFY2(needed.width() <= screen.width() && needed.height() <= screen.height(),
        qPrintable(QStringLiteral("%1x%2").arg(needed.width()).arg(needed.height())));
    QCOMPARE(misfits(f.window), QString());
    QCOMPARE(smallerThan(paintedTexts(f.window), screen.height() / 50.0), QStringList());
    checkViews(f, screen.height() / 40.0);
}

// As F11 shows it, in each of the charts, and back at the first.
inline void checkPresented(WindowFixture &f)
{
    QTest::keyClick(&f.window, Qt::Key_F11);
    QVERIFY(f.window.isPresenting());
    for (const int tab : {ChartsPanel::Delays,
             ChartsPanel::Cumulative,
             ChartsPanel::Strategies,
             ChartsPanel::Fleet,
             ChartsPanel::Contention,
             ChartsPanel::Delays}) {
        showChart(f, tab);
        f.playback()->scrubTo(f.playback()->end() * 0.4);
        settle();
        checkFits(f);
    }
}

} // namespace backoff::test
