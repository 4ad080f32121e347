// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The whole window while it is presented, in both languages.

#include "tests/ui/presentation/presented_window.h"
#include "tests/ui/scripted.h"

#include <optional>

using namespace backoff;
using namespace backoff::test;

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
    checkPresented(f);
}

QTEST_MAIN(TestPresentedWindow)
#include "test_presented_window.moc"
