// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The verdict for every way a run can end, and the sentence for every moment of it.

#include "tests/ui/fail_on_warning.h"
#include "tests/ui/scripted.h"
#include "ui/status_sentence.h"
#include "ui/verdict/verdict_bar.h"
#include "ui/verdict/verdict_text.h"

#include <QLabel>
#include <QTest>

using namespace backoff;

namespace {

Experiment endingApart() // with jitter the attempts come too early for the service
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.attempts = 4;
    experiment.scenario.kind = ScenarioKind::TimedOutage;
    experiment.scenario.downUntil = 3.4;
    return experiment;
}

Experiment withoutJitter(Experiment experiment)
{
    experiment.policy.jitter = Jitter::None;
    return experiment;
}

} // namespace

class TestVerdict : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarning(); }
    void sentences_data();
    void sentences();
    void lanesThatEndApartAreBothTold();
    void figures();
    void nothingIsReallySlept();
    void theCardShowsIt();
    void everyMomentHasItsSentence_data();
    void everyMomentHasItsSentence();
};

void TestVerdict::sentences_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<QString>("mark");
    QTest::addColumn<QString>("sentence");
    const auto add
        = [](const char *name, const Experiment &e, const char16_t *mark, const char *s) {
              QTest::newRow(name) << e << QString::fromUtf16(mark) << QString::fromLatin1(s);
          };
    add("recovered", scripted("T T S"), u"✓", "Recovered on attempt 3 of 6");
    add("at once", scripted("S"), u"✓", "Answered at once: attempt 1 of 6");
    add("after a hint", scripted("R:5 S"), u"✓", "Recovered on attempt 2 of 6");
    add("exhausted", alwaysDown(4), u"✕", "Gave up after 4 attempts");
    add("exhausted after hints", scripted("R:1 R:1 T", 3), u"✕", "Gave up after 3 attempts");
    add("only attempt", scripted("T", 1), u"✕", "Gave up after the only attempt");
    add("permanent", scripted("P"), u"⊘", "Stopped at once: permanent error");
    add("permanent later", scripted("T P"), u"⊘", "Stopped on attempt 2 of 6: permanent error");
}

void TestVerdict::sentences()
{
    QFETCH(Experiment, experiment);
    const VerdictText text = verdictText(*makeRunResult(experiment));
    QTEST(text.mark, "mark");
    QTEST(text.sentence, "sentence");
    QCOMPARE(text.difference, QString()); // both lanes end alike
}

void TestVerdict::lanesThatEndApartAreBothTold()
{
    const auto result = makeRunResult(endingApart());
    QCOMPARE(result->trace.modelled.stop, StopReason::Succeeded);
    QCOMPARE(result->trace.jittered.stop, StopReason::Exhausted);
    const VerdictText text = verdictText(*result);
    QCOMPARE(text.sentence, QStringLiteral("Gave up after 4 attempts"));
    QCOMPARE(text.difference, QStringLiteral("Recovered on attempt 4 of 4 (without jitter)"));
    VerdictBar bar;
    bar.setResult(result);
    bar.show();
    const auto labels = bar.findChildren<QLabel *>();
    const auto difference = std::find_if(labels.begin(), labels.end(), [&](const QLabel *label) {
        return label->text() == text.difference;
    });
    QVERIFY(difference != labels.end() && (*difference)->isVisible());
    bar.setResult(makeRunResult(withoutJitter(endingApart())));
    QVERIFY(!(*difference)->isVisible());
}

void TestVerdict::figures()
{
    const auto result = makeRunResult(scripted("T T R:5 S"));
    const VerdictText text = verdictText(*result);
    const auto &attempts = result->trace.jittered.attempts;
    const double waited = attempts[0].waited + attempts[1].waited + 5;
    QCOMPARE(text.waited, QString::number(waited, 'f', 3) + QStringLiteral(" s"));
    QCOMPARE(text.modelled, QStringLiteral("6.5 s")); // 0.5 + 1 + the hint
    QCOMPARE(text.calls, QStringLiteral("4"));
    Experiment small = scripted("T T S");
    small = *inUnit(small, Unit::Milliseconds);
    QCOMPARE(verdictText(*makeRunResult(small)).modelled, QStringLiteral("1500 ms"));
}

void TestVerdict::nothingIsReallySlept()
{
    for (const Unit unit : {Unit::Seconds, Unit::Milliseconds}) {
        const auto result = makeRunResult(*inUnit(alwaysDown(40), unit));
        QCOMPARE(verdictText(*result).slept, QStringLiteral("0 s"));
    }
}

void TestVerdict::theCardShowsIt()
{
    VerdictBar bar;
    bar.setResult(makeRunResult(scripted("T T S")));
    QStringList texts;
    for (const QLabel *label : bar.findChildren<QLabel *>()) {
        texts << label->text();
    }
    const QStringList wanted {QStringLiteral("✓ Recovered on attempt 3 of 6"),
        QStringLiteral("1.5 s"),
        QStringLiteral("3"),
        QStringLiteral("0 s"),
        QStringLiteral("really slept"),
        QStringLiteral("waited (virtual)"),
        QStringLiteral("modelled without jitter"),
        QStringLiteral("calls to the service")};
    for (const QString &text : wanted) {
        QVERIFY2(texts.contains(text), qPrintable(text));
    }
}

void TestVerdict::everyMomentHasItsSentence_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<QStringList>("sentences"); // of each event of the lane with jitter
    const auto add = [](const char *name, const Experiment &experiment, QStringList sentences) {
        QTest::newRow(name) << experiment << sentences;
    };
    add("without jitter",
        withoutJitter(scripted("T S")),
        {QStringLiteral("Attempt 1 calls the service."),
            QStringLiteral("Attempt 1 failed; waiting 0.5 s."),
            QStringLiteral("Attempt 1 failed; waiting 0.5 s."),
            QStringLiteral("Waited 0.5 s; attempt 2 comes next."),
            QStringLiteral("Attempt 2 calls the service."),
            QStringLiteral("Attempt 2 succeeded, after 0.500 s of virtual waiting.")});
    const auto drawn = makeRunResult(scripted("T P"));
    const QString wait
        = QString::number(drawn->trace.jittered.attempts[0].waited, 'f', 3) + QStringLiteral(" s");
    const QString waiting
        = QStringLiteral("Attempt 1 failed; waiting %1 (modelled 0.5 s).").arg(wait);
    add("with jitter",
        scripted("T P"),
        {QStringLiteral("Attempt 1 calls the service."),
            waiting,
            waiting,
            QStringLiteral("Waited %1; attempt 2 comes next.").arg(wait),
            QStringLiteral("Attempt 2 calls the service."),
            QStringLiteral("Attempt 2 met a permanent error: it is not retried, the same call "
                           "would fail again.")});
    const QString hinted = QStringLiteral(
        "Attempt 1 was rate limited; waiting 7 s as the service said (modelled 0.5 s).");
    add("hint, then exhausted",
        scripted("R:7 T", 2),
        {QStringLiteral("Attempt 1 calls the service."),
            hinted,
            hinted,
            QStringLiteral("Waited 7 s; attempt 2 comes next."),
            QStringLiteral("Attempt 2 calls the service."),
            QStringLiteral("Attempt 2 failed and none is left: its error is raised again (1 s "
                           "modelled, not waited).")});
}

void TestVerdict::everyMomentHasItsSentence()
{
    QFETCH(Experiment, experiment);
    QFETCH(QStringList, sentences);
    const auto result = makeRunResult(experiment);
    QCOMPARE(statusSentence(*result, Cursor {}), QStringLiteral("Nothing has been called yet."));
    QStringList said;
    for (std::size_t i = 0; i < result->events.size(); ++i) {
        const Event &event = result->events[i];
        if (event.lane == LaneId::Jittered) {
            said << statusSentence(*result, {static_cast<std::int64_t>(i), event.t});
        }
    }
    QCOMPARE(said, sentences);
}

QTEST_MAIN(TestVerdict)
#include "test_verdict.moc"
