// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The transcript as structured lines, as the lesson prints them.

#include "core/engine/run.h"
#include "core/engine/transcript.h"
#include "tests/core/support/exact.h"
#include "tests/core/support/experiments.h"
#include "tests/core/support/print.h"

#include <QtTest>

using namespace backoff;

class TranscriptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsLikeTheLesson_data();
    void readsLikeTheLesson();
    void speaksOfTheJitteredLane();
    void linesCarryTheAnswer();
};

void TranscriptTest::readsLikeTheLesson_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const Experiment &experiment, const char *expected) {
        QTest::newRow(name) << experiment << lines(expected);
    };
    using enum ScenarioKind;
    row("brief blip", lesson(BriefBlip, 2, 3), R"(
        attempt 1/3
        transient, modelled 100
        attempt 2/3
        transient, modelled 200
        attempt 3/3
        reply)");
    row("the last modelled value is printed, too", lesson(LongOutage, 6, 3), R"(
        attempt 1/3
        transient, modelled 100
        attempt 2/3
        transient, modelled 200
        attempt 3/3
        transient, modelled 400
        final ConnectionError)");
    row("one attempt", lesson(BriefBlip, 2, 1), R"(
        attempt 1/1
        transient, modelled 100
        final ConnectionError)");
    row("permanent", lesson(PermanentError, 0, 3), R"(
        attempt 1/3
        permanent, not retried
        final ValidationError)");
    row("a hint", scripted("R:5 T S", 6), R"(
        attempt 1/6
        rate limited, hint 5
        attempt 2/6
        transient, modelled 1
        attempt 3/6
        reply)");
    row("a last 429 prints its hint", scripted("T R:5", 2), R"(
        attempt 1/2
        transient, modelled 0.5
        attempt 2/2
        rate limited, hint 5
        final RateLimitError)");
    Experiment offsets = scripted("T T T", 3, Jitter::Offsets);
    offsets.policy.offsets = {0.5, 1};
    row("shifted waits; none after the last failure", offsets, R"(
        attempt 1/3
        transient, modelled 0.5, jittered 0.25
        attempt 2/3
        transient, modelled 1, jittered 1
        attempt 3/3
        transient, modelled 2
        final ConnectionError)");
    row("success at once", lesson(BriefBlip, 0, 3), R"(
        attempt 1/3
        reply)");
}

void TranscriptTest::readsLikeTheLesson()
{
    QFETCH(const Experiment, experiment);
    QTEST(print(makeTranscript(run(experiment))), "expected");
}

void TranscriptTest::speaksOfTheJitteredLane()
{
    Experiment experiment = lesson(ScenarioKind::BriefBlip, 1, 3);
    experiment.policy.jitter = Jitter::Full;
    const std::vector<TranscriptLine> transcript = makeTranscript(run(experiment));
    QCOMPARE(exact(transcript.at(1).modelled), exact(100.0));
    QCOMPARE(exact(transcript.at(1).jittered), QStringLiteral("35.206970041872474"));
}

// What the words are made of: the answer, and the attempt it answered.
void TranscriptTest::linesCarryTheAnswer()
{
    const auto transcript = makeTranscript(run(scripted("T R:5 P", 6)));
    QCOMPARE(transcript.size(), std::size_t {7});
    QCOMPARE(transcript[1].answer.text, ErrorText::NetworkTimeout);
    QCOMPARE(transcript[1].attempt, std::int64_t {1});
    QCOMPARE(transcript[3].answer, (Answer {Outcome::RateLimited, ErrorText::RetryAfter, 5}));
    QCOMPARE(transcript[3].attempt, std::int64_t {2});
    QCOMPARE(transcript[5].answer.text, ErrorText::InvalidRequest);
    QCOMPARE(transcript[6].answer.text, ErrorText::InvalidRequest);
    QCOMPARE(transcript[6].attempt, std::int64_t {3});
}

QTEST_GUILESS_MAIN(TranscriptTest)
#include "test_transcript.moc"
