// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window fits small screens in both languages: nothing is cut, elided or covered.

#include "tests/support/fit_checks.h"
#include "tests/ui/scripted.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/charts/charts_panel.h"
#include "ui/tables/results_panel.h"
#include "ui/window/lower_area.h"

#include <QApplication>
#include <QTabBar>

#include <optional>

using namespace backoff;

class TestWindowFit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void fitsASmallScreen_data();
    void fitsASmallScreen();
    void nothingIsCutOrCovered_data();
    void nothingIsCutOrCovered();
    void refusedValuesFit();
    void shortWindowShowsOneCard();
    void tabsFollowTheSize();
    void tabsStayReachable_data();
    void tabsStayReachable();
};

void TestWindowFit::fitsASmallScreen_data()
{
    QTest::addColumn<bool>("spanish");
    QTest::newRow("English") << false;
    QTest::newRow("Spanish") << true;
}

void TestWindowFit::fitsASmallScreen()
{
    QFETCH(bool, spanish);
    std::optional<SpanishTexts> texts;
    if (spanish) {
        texts.emplace();
        QVERIFY(texts->isInstalled());
    }
    WindowFixture f(
        scripted("T R:5 P", 40), {1024, 600}, spanish ? Language::Spanish : Language::English);
    const QSize least = f.window.minimumSizeHint();
    QVERIFY2(least.width() <= 1024 && least.height() <= 600,
        qPrintable(QStringLiteral("%1x%2").arg(least.width()).arg(least.height())));
    QCOMPARE(f.window.size(), QSize(1024, 600));
}

void TestWindowFit::nothingIsCutOrCovered_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("spanish");
    QTest::addColumn<int>("chart"); // with the second chart the second table, too
    QTest::addColumn<Experiment>("experiment");
    Experiment apart = defaultExperiment(Unit::Seconds); // a line more in the verdict
    apart.policy.attempts = 4;
    apart.scenario.kind = ScenarioKind::TimedOutage;
    apart.scenario.downUntil = 3.4;
    const std::pair<const char *, Experiment> experiments[]
        = {{"blip", defaultExperiment(Unit::Seconds)},
            {"permanent", scripted("T R:5 P", 40)},
            {"lanes apart", apart}};
    for (const QSize size : {QSize(1024, 600), QSize(1280, 720), QSize(1440, 900)}) {
        for (const bool spanish : {false, true}) {
            for (int chart = ChartsPanel::Delays; chart <= ChartsPanel::Contention; ++chart) {
                for (const auto &[name, experiment] : experiments) {
                    QTest::addRow("%s %d wide, %s, chart %d",
                        name,
                        size.width(),
                        spanish ? "Spanish" : "English",
                        chart)
                        << size << spanish << chart << experiment;
                }
            }
        }
    }
}

void TestWindowFit::nothingIsCutOrCovered()
{
    QFETCH(QSize, size);
    QFETCH(bool, spanish);
    QFETCH(int, chart);
    QFETCH(Experiment, experiment);
    std::optional<SpanishTexts> texts;
    if (spanish) {
        texts.emplace();
    }
    WindowFixture f(experiment, size, spanish ? Language::Spanish : Language::English);
    if (chart == ChartsPanel::Cumulative) {
        f.window.lower()->showTable(ResultsPanel::Transcript);
    }
    f.window.lower()->showChart(chart);
    f.playback()->scrubTo(f.playback()->end() / 2); // the longest sentence
    QCoreApplication::processEvents();
    QCOMPARE(f.window.size(), size);
    QCOMPARE(test::misfits(f.window), QString());
}

void TestWindowFit::refusedValuesFit()
{
    WindowFixture f(defaultExperiment(Unit::Seconds), {1024, 600});
    f.enter(Field::Base, QStringLiteral("abc"));
    f.enter(Field::Attempts, QStringLiteral("1,000"));
    QCoreApplication::processEvents();
    QCOMPARE(test::misfits(f.window), QString());
}

void TestWindowFit::shortWindowShowsOneCard()
{
    WindowFixture f(defaultExperiment(Unit::Seconds), {1024, 600});
    QVERIFY(f.window.lower()->isCompact());
    QVERIFY(f.window.charts()->isVisible() != f.window.results()->isVisible());
    WindowFixture tall(defaultExperiment(Unit::Seconds), {1440, 900});
    QVERIFY(!tall.window.lower()->isCompact());
    QVERIFY(tall.window.charts()->isVisible() && tall.window.results()->isVisible());
}

void TestWindowFit::tabsFollowTheSize()
{
    WindowFixture f(defaultExperiment(Unit::Seconds), {1440, 900});
    f.window.lower()->showTable(ResultsPanel::Transcript);
    f.window.lower()->showChart(ChartsPanel::Cumulative);
    for (const QSize size : {QSize(1024, 600), QSize(1440, 900), QSize(1024, 600)}) {
        f.window.resize(size);
        QCoreApplication::processEvents();
        QCOMPARE(f.window.lower()->isCompact(), size.height() == 600);
        QVERIFY(f.window.charts()->cumulative()->isVisible()); // what was shown last stays
        QCOMPARE(test::overlaps(f.window).join(u'\n'), QString());
    }
    f.window.lower()->showTable(ResultsPanel::Transcript); // chosen in the short window
    QVERIFY(!f.window.charts()->isVisible());
    f.window.resize(1440, 900);
    QCoreApplication::processEvents();
    QVERIFY(f.window.charts()->isVisible() && f.window.results()->isVisible());
    QCOMPARE(f.window.results()->tabs()->currentIndex(), int(ResultsPanel::Transcript));
    QVERIFY(f.window.results()->tabs()->isVisible());
}

void TestWindowFit::tabsStayReachable_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("one card") << QSize(1024, 600);
    QTest::newRow("both cards") << QSize(1440, 900);
}

void TestWindowFit::tabsStayReachable()
{
    QFETCH(QSize, size);
    WindowFixture f(defaultExperiment(Unit::Seconds), size);
    const auto press = [&](Qt::Key digit) {
        QTest::keyClick(QApplication::focusWidget(), digit, Qt::ControlModifier);
    };
    f.text(Field::Base)->setFocus();
    const auto *charts = f.window.charts();
    const auto *results = f.window.results();
    press(Qt::Key_2);
    QVERIFY(charts->cumulative()->isVisible() && !charts->delays()->isVisible());
    press(Qt::Key_7);
    QCOMPARE(results->tabs()->currentIndex(), int(ResultsPanel::Transcript));
    QVERIFY(results->isVisible());
    press(Qt::Key_1);
    QVERIFY(charts->delays()->isVisible());
    press(Qt::Key_6);
    QCOMPARE(results->tabs()->currentIndex(), int(ResultsPanel::ScheduleTable));
    QVERIFY(results->isVisible());
    QVERIFY(f.experiment() == defaultExperiment(Unit::Seconds));
}

QTEST_MAIN(TestWindowFit)
#include "test_window_fit.moc"
