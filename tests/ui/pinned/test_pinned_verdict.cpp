// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The verdict's line of policy B.

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/scripted.h"
#include "ui/verdict/verdict_bar.h"
#include "ui/verdict/verdict_text.h"

#include <QLabel>
#include <QtTest>

using namespace backoff;

class TestPinnedVerdict : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void lines_data();
    void lines();
    void theRestIsAboutThePolicyBeingEdited();
    void saysWhereBIsLeftOut();
    void theCardShowsTheLineOnlyWherePinned();
};

static Policy withoutJitter(std::int64_t attempts)
{
    Policy policy = defaultExperiment(Unit::Seconds).policy;
    policy.jitter = Jitter::None;
    policy.attempts = attempts;
    return policy;
}

void TestPinnedVerdict::lines_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<QString>("line");
    QTest::newRow("recovered") << scripted("T T S") << 6
                               << u"B: ✓ Recovered on attempt 3 of 6 · 1.500 s waited · 3 calls"_qs;
    QTest::newRow("gave up") << alwaysDown(2) << 6
                             << u"B: ✕ Gave up after 6 attempts · 15.500 s waited · 6 calls"_qs;
    QTest::newRow("one call") << scripted(
        "T S") << 1 << u"B: ✕ Gave up after the only attempt · 0.000 s waited · 1 call"_qs;
    QTest::newRow("permanent") << scripted(
        "P") << 6 << u"B: ⊘ Stopped at once: permanent error · 0.000 s waited · 1 call"_qs;
    QTest::newRow("milliseconds")
        << *inUnit(scripted("T T S"), Unit::Milliseconds) << 6
        << u"B: ✓ Recovered on attempt 3 of 6 · 1500.000 ms waited · 3 calls"_qs;
}

void TestPinnedVerdict::lines()
{
    QFETCH(Experiment, experiment);
    QFETCH(int, attempts);
    const auto result = makeRunResult(experiment, withoutJitter(attempts));
    QTEST(verdictText(*result).pinned, "line");
}

void TestPinnedVerdict::theRestIsAboutThePolicyBeingEdited()
{
    const Experiment experiment = scripted("T T S");
    VerdictText with = verdictText(*makeRunResult(experiment, withoutJitter(2)));
    QVERIFY(with.pinned.contains(QStringLiteral("Gave up after 2 attempts")));
    with.pinned.clear();
    QVERIFY(with == verdictText(*makeRunResult(experiment)));
}

void TestPinnedVerdict::saysWhereBIsLeftOut()
{
    Policy large = withoutJitter(2);
    large.base = 1e307;
    large.cap = 1e307;
    const auto result
        = makeRunResult(*inUnit(scripted("T S"), Unit::Milliseconds), large); // 1e310 ms
    QCOMPARE(verdictText(*result).pinned,
        QStringLiteral("B is left out: its times do not fit this unit and service."));
}

void TestPinnedVerdict::theCardShowsTheLineOnlyWherePinned()
{
    VerdictBar bar;
    const auto result = makeRunResult(scripted("T T S"), withoutJitter(2));
    bar.setResult(makeRunResult(scripted("T T S")));
    bar.show();
    QCoreApplication::processEvents();
    const int without = bar.sizeHint().height();
    bar.setResult(result);
    const auto labels = bar.findChildren<QLabel *>();
    const auto line = std::find_if(labels.begin(), labels.end(), [&](const QLabel *label) {
        return label->text() == verdictText(*result).pinned;
    });
    QVERIFY(line != labels.end() && (*line)->isVisible());
    for (const Theme &theme : {Theme::light(), Theme::darkTheme()}) {
        bar.setTheme(theme);
        QCOMPARE((*line)->palette().color(QPalette::WindowText), theme.pinnedB);
    }
    bar.setResult(makeRunResult(scripted("T T S")));
    QVERIFY(!(*line)->isVisible());
    QCoreApplication::processEvents(); // lays out again
    QCOMPARE(bar.sizeHint().height(), without);
}

QTEST_MAIN(TestPinnedVerdict)
#include "test_pinned_verdict.moc"
