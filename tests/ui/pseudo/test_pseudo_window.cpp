// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window in a language of doubled texts: nothing is cut, covered or pushed out of its place.

#include "tests/ui/pseudo/pseudo_window.h"
#include "tests/ui/scripted.h"
#include "ui/charts/charts_panel.h"
#include "ui/tables/results_panel.h"
#include "ui/window/lower_area.h"

#include <QAbstractButton>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

using namespace backoff;

class TestPseudoWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void speaksTwice();
    void everyViewFits_data();
    void everyViewFits();
    void everyScenarioFits_data();
    void everyScenarioFits();
    void everyJitterFits_data();
    void everyJitterFits();
    void problemsFit();
    void pinnedPolicyFits();
    void longestSentencesFit_data();
    void longestSentencesFit();

private:
    static void addSizes();
};

void TestPseudoWindow::addSizes()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1024, 600);
    QTest::newRow("usual") << QSize(1280, 720);
}

void TestPseudoWindow::speaksTwice()
{
    const PseudoWindow f;
    QStringList shown;
    for (const auto *label : f.window.findChildren<QLabel *>()) {
        shown << label->text();
    }
    QVERIFY(shown.contains(QStringLiteral("Base Base"))); // of core/io
    QVERIFY(shown.contains(QStringLiteral("Retry policy Retry policy"))); // of the window
}

void TestPseudoWindow::everyViewFits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("chart");
    QTest::addColumn<bool>("transcript");
    for (const QSize size : {QSize(1024, 600), QSize(1280, 720), QSize(1440, 900)}) {
        for (int chart = ChartsPanel::Delays; chart <= ChartsPanel::Contention; ++chart) {
            QTest::addRow("%d wide, chart %d", size.width(), chart) << size << chart << false;
        }
        QTest::addRow("%d wide, transcript", size.width()) << size << -1 << true;
        QTest::addRow("%d wide, schedule table", size.width()) << size << -1 << false;
    }
}

void TestPseudoWindow::everyViewFits()
{
    QFETCH(QSize, size);
    QFETCH(int, chart);
    QFETCH(bool, transcript);
    PseudoWindow f(defaultExperiment(Unit::Seconds), size);
    if (chart < 0) {
        f.window.lower()->showTable(
            transcript ? ResultsPanel::Transcript : ResultsPanel::ScheduleTable);
    } else {
        f.window.lower()->showChart(chart);
    }
    f.playback()->scrubTo(f.playback()->end() / 2); // the longest sentence
    QCOMPARE(f.misfits(size), QString());
}

void TestPseudoWindow::everyScenarioFits_data()
{
    QTest::addColumn<Experiment>("experiment");
    for (const ScenarioKind kind : allScenarios) {
        Experiment experiment = defaultExperiment(Unit::Seconds);
        experiment.scenario.kind = kind;
        experiment.scenario.script = "T R:5 S";
        experiment.scenario.failFirst = defaultFailFirst(kind);
        QTest::addRow("%s", std::string(nameOf(kind)).c_str()) << experiment;
    }
}

void TestPseudoWindow::everyScenarioFits()
{
    QFETCH(Experiment, experiment);
    PseudoWindow f(experiment);
    for (const int top : {0, 300, 600, 900}) { // each card comes into sight
        f.panel->verticalScrollBar()->setValue(top);
        QCOMPARE(f.misfits(), QString());
    }
}

void TestPseudoWindow::everyJitterFits_data()
{
    QTest::addColumn<Experiment>("experiment");
    for (const Jitter jitter : allJitters) {
        Experiment experiment = defaultExperiment(Unit::Seconds);
        experiment.policy.jitter = jitter;
        QTest::addRow("%s", std::string(nameOf(jitter)).c_str()) << experiment;
    }
}

void TestPseudoWindow::everyJitterFits()
{
    QFETCH(Experiment, experiment);
    PseudoWindow f(experiment);
    QCOMPARE(f.misfits(), QString());
    f.window.lower()->showChart(ChartsPanel::Cumulative);
    QCOMPARE(f.misfits(), QString());
}

void TestPseudoWindow::problemsFit()
{
    PseudoWindow f;
    f.enter(Field::Base, QStringLiteral("abc"));
    f.enter(Field::Cap, QStringLiteral("-1"));
    f.enter(Field::Attempts, QStringLiteral("1,000"));
    f.enter(Field::Multiplier, QStringLiteral("0x1"));
    f.enter(Field::Seed, QStringLiteral("12345678901234567890123"));
    for (const int top : {0, 200, 400}) {
        f.panel->verticalScrollBar()->setValue(top);
        QCOMPARE(f.misfits(), QString());
    }
}

void TestPseudoWindow::pinnedPolicyFits()
{
    PseudoWindow f;
    Policy policy = f.experiment().policy;
    policy.base = 1.5;
    f.window.experimentController()->pin(policy);
    QCOMPARE(f.misfits(), QString());
}

void TestPseudoWindow::longestSentencesFit_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::newRow("permanent") << scripted("T R:5 P", 40);
    QTest::newRow("exhausted") << alwaysDown(10'000);
    Experiment apart = defaultExperiment(Unit::Seconds); // a line more in the verdict
    apart.policy.attempts = 4;
    apart.scenario.kind = ScenarioKind::TimedOutage;
    apart.scenario.downUntil = 3.4;
    QTest::newRow("lanes apart") << apart;
    Experiment single = defaultExperiment(Unit::Seconds);
    single.policy.attempts = 1;
    QTest::newRow("one attempt") << single;
}

void TestPseudoWindow::longestSentencesFit()
{
    QFETCH(Experiment, experiment);
    PseudoWindow f(experiment);
    f.playback()->scrubTo(f.playback()->end() / 2);
    QCOMPARE(f.misfits(), QString());
}

QTEST_MAIN(TestPseudoWindow)
#include "test_pseudo_window.moc"
