// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The answers of handouts against numbers computed by hand, and against runs made here.

#include "core/engine/jitter.h"
#include "tests/core/support/experiments.h"
#include "tests/io/handouts/print_handout.h"
#include "tests/support/approved.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace backoff;

namespace {

Experiment withScenario(ScenarioKind kind)
{
    Experiment experiment;
    experiment.scenario.kind = kind;
    experiment.scenario.failFirst = defaultFailFirst(kind);
    return experiment;
}

Experiment withJitter(Jitter jitter, ScenarioKind kind = ScenarioKind::BriefBlip)
{
    Experiment experiment = withScenario(kind);
    experiment.policy.jitter = jitter;
    return experiment;
}

Experiment withAttempts(std::int64_t attempts, ScenarioKind kind)
{
    Experiment experiment = withScenario(kind);
    experiment.policy.attempts = attempts;
    return experiment;
}

Experiment timedOutage(double callDuration)
{
    Experiment experiment = withJitter(Jitter::Equal, ScenarioKind::TimedOutage);
    experiment.scenario.callDuration = callDuration;
    return experiment;
}

QString seconds(double value)
{
    return QString::fromStdString(formatFixed(value, 3)) + QStringLiteral(" s");
}

constexpr char waitedInAll[] = "How long does this run wait in all";
constexpr char sumOfAll[] = "A delay is modelled after each failed attempt";
constexpr char ifAllFail[] = "Without jitter, how long would the caller wait";
constexpr char capHolds[] = "From which retry on does the cap hold?";
constexpr char leastAndMost[] = "What are the least and the most";
constexpr char oneMore[] = "Would one more attempt have helped?";
constexpr char notRetried[] = "Why does no other attempt follow";
constexpr char hinted[] = "Which waits of this run did the service decide";

} // namespace

class TestHandoutQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void answers_data();
    void answers();
    void exercisesOfTheLesson();
    void answersAreTheEngines();
    void everyExperimentHasQuestions_data();
    void everyExperimentHasQuestions();
    void questionsSuitTheExperiment();
    void aSeedAtTheEdge();
    void whatOverflowsIsNotAsked();
};

void TestHandoutQuestions::answers_data()
{
    QTest::addColumn<Experiment>("experiment");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char *name,
                         const Experiment &experiment,
                         const char *question,
                         const char *answer) {
        QTest::newRow(name) << experiment << QString::fromUtf8(question)
                            << QString::fromUtf8(answer);
    };
    const Experiment usual;
    row("all fail", usual, ifAllFail, "0.5 + 1 + 2 + 4 + 8 = 15.5 s");
    row("calls if down",
        usual,
        "How many calls does the service get",
        "6, the first call included.");
    row("least attempts",
        usual,
        "How many attempts must be allowed",
        "3. With fewer: Gave up after 2 attempts.");
    row("doubled base", usual, "With the base doubled", "31 s instead of 15.5 s.");
    row("cap is far",
        usual,
        capHolds,
        "From none of the 5 retries of this policy: the longest delay is 8 s. It would hold from "
        "retry 7 on.");
    row("cap holds",
        withAttempts(10, ScenarioKind::BriefBlip),
        capHolds,
        "From retry 7 on: without the cap its delay would be 32 s, with it the delay is 30 s.");
    row("doubled base under the cap",
        withAttempts(10, ScenarioKind::PermanentError),
        "With the base doubled",
        "151 s instead of 121.5 s. That is less than twice as much, because the cap stays.");
    Experiment exact = withAttempts(8, ScenarioKind::BriefBlip);
    exact.policy.cap = 8;
    row("cap is met exactly",
        exact,
        capHolds,
        "From retry 5 on: without the cap its delay would be 8 s, with it the delay is 8 s.");
    Experiment constant;
    constant.policy.multiplier = 1;
    row("never grows",
        constant,
        capHolds,
        "It never does: the delays do not grow, and the first one, 0.5 s, is below it.");
    Experiment crawling;
    crawling.policy.multiplier = 1.000000001;
    row("cap is very far",
        crawling,
        capHolds,
        "From none of the 5 retries of this policy: the longest delay is 0.5 s.");
    Experiment uncapped = withJitter(Jitter::None);
    uncapped.policy.cap = std::nullopt;
    row("no cap", uncapped, "There is no cap.", "8 s, before retry 5.");

    row("full",
        usual,
        leastAndMost,
        "At least 0 s and at most 2 s: the wait is uniform(0, c), where c is 2 s.");
    row("equal",
        withJitter(Jitter::Equal),
        leastAndMost,
        "At least 1 s and at most 2 s: the wait is c/2 + uniform(0, c/2), where c is 2 s.");
    row("proportional",
        withJitter(Jitter::Proportional),
        leastAndMost,
        "At least 1 s and at most 3 s: the wait is c × uniform(1 − spread, 1 + spread), where c is "
        "2 s.");
    Experiment before = withJitter(Jitter::Proportional);
    before.policy.capPlacement = CapPlacement::Before;
    before.policy.cap = 1.5;
    row("before the cap",
        before,
        leastAndMost,
        "At least 1 s and at most 1.5 s: the wait is min(cap, uncapped × uniform(1 − spread, 1 + "
        "spread)), where the uncapped delay is 2 s.");
    Experiment first = withJitter(Jitter::Decorrelated);
    first.policy.attempts = 2;
    row("decorrelated, the first",
        first,
        leastAndMost,
        "At least 0.5 s and at most 1.5 s: the wait is min(cap, uniform(base, 3 × previous)), "
        "where "
        "the previous wait is 0.5 s.");
    row("offsets",
        withJitter(Jitter::Offsets),
        "How long is the wait before retry 3?",
        "0.5 × 2 = 1.000 s");
    row("no jitter",
        withJitter(Jitter::None),
        "Two callers with this policy",
        "No: both wait 0.5 s, and retry together again and again. Jitter would spread them.");

    row("permanent",
        withScenario(ScenarioKind::PermanentError),
        notRetried,
        "ValidationError is a permanent error: the same request would fail in the same way again. "
        "So the run stops at once, with no wait and no draw. Attempts left unused: 5.");
    row("in vain",
        withScenario(ScenarioKind::PermanentError),
        "What would it cost to retry",
        "Calls made in vain: 5. Time waited in vain, without jitter: 15.5 s.");
    row("hints",
        withScenario(ScenarioKind::RateLimited),
        hinted,
        "After these attempts: 1 (5 s), 2 (5 s). The service said so when it answered 429: "
        "nothing is drawn for them, and the cap does not count.");
    row("no draws",
        withScenario(ScenarioKind::RateLimited),
        "How many random numbers",
        "None: the service decides every wait.");
    row("some draws",
        scripted("T R:5 T S", 6, Jitter::Full),
        "How many random numbers",
        "2: one for each wait that the service does not decide.");
    row("many hints",
        scripted("R:1 R:2 R:3 R:4 R:5 R:6 R:7", 9),
        hinted,
        "After these attempts: 1 (1 s), 2 (2 s), 3 (3 s), 4 (4 s), 5 (5 s), …. The service "
        "said so when it answered 429: nothing is drawn for them, and the cap does not count.");
    row("outage ends",
        timedOutage(0.2),
        "When does the service answer again",
        "From 10 s on; attempt 6, which starts at 12.657 s.");
    row("outage is longer",
        withJitter(Jitter::Full, ScenarioKind::TimedOutage),
        "When does the service answer again",
        "From 10 s on; none does: the last one, attempt 6, starts at 7.813 s.");
    row("the lanes differ",
        withJitter(Jitter::Full, ScenarioKind::TimedOutage),
        "Does the run end in the same way",
        "No. With jitter: Gave up after 6 attempts. Without: Recovered on attempt 6 of 6. The "
        "waits differ, so the calls reach the service at other moments.");

    row("one more helps",
        withScenario(ScenarioKind::LongOutage),
        oneMore,
        "Yes: attempt 7 succeeds, at 19.518 s.");
    row("one more does not",
        withAttempts(3, ScenarioKind::LongOutage),
        oneMore,
        "No: attempt 4 fails too. It takes 7 attempts, and 19.518 s of waiting with jitter and "
        "this "
        "seed.");
    row("nothing helps",
        withScenario(ScenarioKind::AlwaysDown),
        oneMore,
        "No: attempt 7 fails too. No number of attempts helps against a service that never "
        "recovers.");
    row("it would be permanent",
        scripted("T T P", 2),
        oneMore,
        "No: attempt 3 meets a permanent error.");
    row("no retries",
        withAttempts(1, ScenarioKind::AlwaysDown),
        "How many retries does this policy",
        "None: the only attempt is the first call. Base, multiplier, cap, jitter and seed play no "
        "part, because nothing is waited.");
    row("the last error",
        withAttempts(1, ScenarioKind::AlwaysDown),
        "What does the caller get",
        "The last error is raised again and never hidden. Here it is ConnectionError: service "
        "permanently down.");
    row("other seed",
        withScenario(ScenarioKind::PermanentError),
        "With the seed 20260716",
        "0.145 s instead of 0.176 s. Another seed gives other draws; the modelled delays stay.");
    Experiment calling = withAttempts(1, ScenarioKind::AlwaysDown);
    calling.scenario.callDuration = 0.25;
    row("calls take time",
        calling,
        "When does this run end",
        "At 0.250 s. The calls take 1 × 0.25 s = 0.25 s, the waits the rest.");
}

void TestHandoutQuestions::answers()
{
    QFETCH(Experiment, experiment);
    QFETCH(QString, question);
    QFETCH(QString, answer);
    QCOMPARE(answerTo(handoutOf(experiment), question.toUtf8().constData()), answer);
}

// The exercises that the lesson sets, with its own answers.
void TestHandoutQuestions::exercisesOfTheLesson()
{
    const QByteArray golden
        = test::contentOf(QStringLiteral(BACKOFF_TEST_DATA "/golden/lesson_answers.json"));
    const QJsonObject answers = QJsonDocument::fromJson(golden).object();
    QVERIFY(!answers.isEmpty());
    const auto milliseconds = [&answers](const char *key) {
        return QStringLiteral("%1 ms").arg(answers.value(QLatin1String(key)).toInt());
    };

    const HandoutContent first = handoutOf(lesson(ScenarioKind::BriefBlip, 3, 4, 50));
    QCOMPARE(answerTo(first, waitedInAll),
        QStringLiteral("50 + 100 + 200 = ")
            + milliseconds("exercise_1_base_50_three_failures_total_ms"));

    QStringList delays;
    for (const QJsonValue &delay :
        answers.value(QLatin1String("exercise_2_always_down_delays_ms")).toArray()) {
        delays += QString::number(delay.toInt());
    }
    QCOMPARE(delays.size(), 3);
    const HandoutContent second = handoutOf(lesson(ScenarioKind::AlwaysDown, 0, 3));
    QCOMPARE(answerTo(second, sumOfAll),
        delays.join(QStringLiteral(" + "))
            + QStringLiteral(" = 700 ms. The last delay, 400 ms, is not waited, because no attempt "
                             "follows: without jitter 300 ms are waited."));

    const HandoutContent third = handoutOf(lesson(ScenarioKind::AlwaysDown, 0, 10));
    const QString total = milliseconds("exercise_3_ten_failures_base_100_total_ms");
    QVERIFY(answerTo(third, sumOfAll).contains(QStringLiteral(" = ") + total));
    QVERIFY(answerTo(third, sumOfAll)
                .endsWith(QStringLiteral("The last delay, 51200 ms, is not waited, because no "
                                         "attempt follows: without jitter 51100 ms are waited.")));
}

// Drawn numbers, from a run and a schedule made here.
void TestHandoutQuestions::answersAreTheEngines()
{
    for (const std::uint64_t seed : {0ULL, 1ULL, 20260717ULL, 18446744073709551615ULL}) {
        Experiment experiment = withScenario(ScenarioKind::LongOutage);
        experiment.policy.seed = seed;
        const HandoutContent full = handoutOf(experiment);
        QCOMPARE(answerTo(full, waitedInAll),
            QStringLiteral("Without jitter: 0.5 + 1 + 2 + 4 + 8 = 15.5 s. With it: %1.")
                .arg(seconds(run(experiment).jittered.waited)));
        experiment.policy.jitter = Jitter::Equal;
        QCOMPARE(answerTo(full, "How long would this run wait in all with another jitter"),
            QStringLiteral("No jitter: 15.500 s; Equal jitter: %1.")
                .arg(seconds(run(experiment).jittered.waited)));

        experiment.policy.jitter = Jitter::Decorrelated;
        const ScheduleRow row = makeSchedule(experiment.policy)[2];
        const double previous = makeSchedule(experiment.policy)[1].jittered;
        const QString range = answerTo(handoutOf(experiment), leastAndMost);
        QVERIFY2(
            range.startsWith(QStringLiteral("At least 0.5 s and at most ")), qPrintable(range));
        QVERIFY(range.contains(QString::fromStdString(formatSignificant(row.most))));
        QVERIFY(range.endsWith(QStringLiteral("the previous wait is %1.").arg(seconds(previous))));
    }
}

void TestHandoutQuestions::everyExperimentHasQuestions_data()
{
    QTest::addColumn<Experiment>("experiment");
    for (const ScenarioKind kind : allScenarios) {
        for (const Jitter jitter : allJitters) {
            for (const int attempts : {1, 2, 6, 50}) {
                Experiment experiment = withJitter(jitter, kind);
                experiment.policy.attempts = attempts;
                QTest::addRow("%s %s %d", nameOf(kind).data(), nameOf(jitter).data(), attempts)
                    << experiment;
            }
        }
    }
}

void TestHandoutQuestions::everyExperimentHasQuestions()
{
    QFETCH(Experiment, experiment);
    const auto questions = handoutOf(experiment).questions;
    QVERIFY(questions.size() >= (experiment.policy.attempts == 1 ? 3U : 6U));
    QVERIFY(questions.size() <= mostHandoutQuestions);
    QSet<QString> asked;
    for (const HandoutQuestion &question : questions) {
        asked.insert(question.question);
        QVERIFY(question.question.contains(u'?') && !question.answer.isEmpty());
        for (const QString &text : {question.question, question.answer}) {
            QVERIFY2(!text.contains(u'%') && !text.contains(QStringLiteral("inf"))
                    && !text.contains(QStringLiteral("nan")),
                qPrintable(text));
        }
    }
    QCOMPARE(static_cast<std::size_t>(asked.size()), questions.size());
}

void TestHandoutQuestions::questionsSuitTheExperiment()
{
    const HandoutContent usual = handoutOf({});
    for (const char *other : {notRetried,
             hinted,
             oneMore,
             sumOfAll,
             "How many random numbers",
             "When does the service answer again",
             "How many retries",
             "When does this run end"}) {
        QCOMPARE(answerTo(usual, other), QString());
    }
    const HandoutContent down = handoutOf(withScenario(ScenarioKind::AlwaysDown));
    QCOMPARE(answerTo(down, ifAllFail), QString()); // the run's own total says it
    QVERIFY(!answerTo(down, waitedInAll).isEmpty());
    // With hints the previous wait of the schedule is not the run's.
    QCOMPARE(
        answerTo(handoutOf(scripted("T R:5 S", 6, Jitter::Decorrelated)), leastAndMost), QString());
    Experiment high = withJitter(Jitter::None);
    high.policy.multiplier = 0.5;
    high.policy.base = 40;
    QCOMPARE(answerTo(handoutOf(high), capHolds), QString()); // it holds first, then no more
}

void TestHandoutQuestions::aSeedAtTheEdge()
{
    Experiment experiment = withScenario(ScenarioKind::PermanentError);
    experiment.policy.seed = std::numeric_limits<std::uint64_t>::max();
    Policy other = experiment.policy;
    other.seed -= 1;
    QVERIFY(answerTo(handoutOf(experiment),
        "With the seed 18446744073709551614 instead of "
        "18446744073709551615")
                .startsWith(seconds(makeSchedule(other).front().jittered)));
}

// base 0.5 without a cap: 1024 retries fit into a double, and the doubled base does not.
void TestHandoutQuestions::whatOverflowsIsNotAsked()
{
    Experiment experiment = withAttempts(1024, ScenarioKind::AlwaysDown);
    experiment.policy.cap = std::nullopt;
    experiment.policy.jitter = Jitter::None;
    QVERIFY(validate(experiment, windowLimits).empty());
    const HandoutContent content = handoutOf(experiment);
    QCOMPARE(answerTo(content, "With the base doubled"), QString());
    QVERIFY(!answerTo(content, waitedInAll).isEmpty());
    experiment.scenario = {.kind = ScenarioKind::LongOutage, .failFirst = 2000};
    QCOMPARE(answerTo(handoutOf(experiment), oneMore), QString());
}

QTEST_APPLESS_MAIN(TestHandoutQuestions)
#include "test_handout_questions.moc"
