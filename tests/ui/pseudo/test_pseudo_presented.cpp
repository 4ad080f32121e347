// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The whole window while it is presented, in a language of doubled texts.

#include "tests/support/pseudo_language.h"
#include "tests/ui/presentation/presented_window.h"
#include "tests/ui/scripted.h"

using namespace backoff;

class TestPseudoPresented : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void fillsItsScreen_data();
    void fillsItsScreen();
};

void TestPseudoPresented::fillsItsScreen_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::newRow("blip") << defaultExperiment(Unit::Seconds);
    QTest::newRow("hint") << scripted("T R:5 T S");
    QTest::newRow("exhausted") << alwaysDown(10);
}

void TestPseudoPresented::fillsItsScreen()
{
    QFETCH(Experiment, experiment);
    const test::PseudoTexts texts;
    WindowFixture f(experiment, {1024, 600}, Language::Spanish);
    test::checkPresented(f);
}

QTEST_MAIN(TestPseudoPresented)
#include "test_pseudo_presented.moc"
