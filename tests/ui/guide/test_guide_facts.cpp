// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Which retry the guide speaks of, and that its numbers are those that the engine draws.

#include "core/engine/jitter.h"
#include "core/engine/random.h"
#include "tests/ui/guide/guide_cases.h"
#include "tests/ui/scripted.h"

#include <QtTest>

#include <map>

using namespace backoff;

class TestGuideFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void momentsOfARun();
    void momentsOfTheLastAttempt();
    void numbersAreTheEngines();
    void aHintMakesNoDraw();
    void whatIsNotUsedIsAsInTheSchedule();
    void oneAttemptHasNoRetry();
    void aDelayBeyondADouble();
    void namesAreAlwaysTheSame();
};

using Numbers = std::map<std::string, std::optional<double>>;

static Numbers numbersAt(const RunResult &result, const GuideMoment &moment)
{
    Numbers numbers;
    for (const GuideFact &fact : guideFacts(result, retryRows(result), moment)) {
        numbers[fact.name] = fact.value;
    }
    return numbers;
}

static Numbers numbersOf(const RunResult &result, std::int64_t retry)
{
    return numbersAt(result, {GuidePlace::Wait, retry, retry});
}

// "wait 2: retry 2" for every event of the run, each told once.
static QString momentsOf(const RunResult &result)
{
    static const char *const places[] = {"start", "call", "wait", "over", "end"};
    QStringList moments;
    for (std::size_t i = 0; i < result.events.size(); ++i) {
        const Cursor cursor {static_cast<std::int64_t>(i), result.events[i].t};
        const GuideMoment moment = guideMomentAt(result, cursor);
        const QString text = QStringLiteral("%1 %2: %3")
                                 .arg(QLatin1String(places[static_cast<int>(moment.place)]))
                                 .arg(moment.attempt)
                                 .arg(moment.retry.value_or(0));
        if (moments.isEmpty() || moments.last() != text) {
            moments << text;
        }
    }
    return moments.join(QLatin1String(", "));
}

void TestGuideFacts::momentsOfARun()
{
    QCOMPARE(momentsOf(*makeRunResult(scripted("T T S"))),
        QStringLiteral("start 0: 1, call 1: 1, wait 1: 1, over 1: 1, call 2: 2, wait 2: 2, "
                       "over 2: 2, call 3: 3, end 3: 2"));
    QCOMPARE(momentsOf(*makeRunResult(scripted("S"))),
        QStringLiteral("start 0: 1, call 1: 1, end 1: 1"));
}

void TestGuideFacts::momentsOfTheLastAttempt()
{
    const auto last = QStringLiteral("over 1: 1, call 2: 1, end 2: 1");
    QVERIFY(momentsOf(*makeRunResult(alwaysDown(2))).endsWith(last));
    QCOMPARE(momentsOf(*makeRunResult(alwaysDown(1))),
        QStringLiteral("start 0: 0, call 1: 0, end 1: 0"));
}

// The factor that proportional jitter draws for a retry: the stream is replayed.
static double factorOf(const Policy &policy, std::int64_t retry)
{
    PythonRandom random(policy.seed);
    double draw = 0;
    for (std::int64_t r = 1; r <= retry; ++r) {
        draw = random.random();
    }
    return 1 - policy.spread + 2 * policy.spread * draw;
}

void TestGuideFacts::numbersAreTheEngines()
{
    for (const ChartCase &policyCase : policyCases()) {
        const Policy &policy = policyCase.experiment.policy;
        const auto result = makeRunResult(policyCase.experiment);
        DelaySequence sequence(policy);
        double previous = policy.base;
        double modelledTotal = 0;
        double drawnTotal = 0;
        for (std::int64_t retry = 1; retry < policy.attempts; ++retry) {
            const DelayPlan plan = sequence.next(retry);
            modelledTotal += plan.modelled;
            drawnTotal += plan.jittered;
            Numbers numbers = numbersOf(*result, retry);
            QCOMPARE(numbers["retry"], double(retry));
            QCOMPARE(numbers["ceiling_retry"], ceiling(policy, retry));
            QCOMPARE(numbers["raw_retry"], rawDelay(policy, retry));
            QCOMPARE(numbers["wait_retry"], plan.jittered);
            QCOMPARE(numbers["least_retry"], plan.least);
            QCOMPARE(numbers["most_retry"], plan.most);
            QCOMPARE(numbers["previous_retry"], previous);
            QCOMPARE(numbers["total_retry"], modelledTotal);
            QCOMPARE(numbers["drawn_total_retry"], drawnTotal);
            QCOMPARE(numbers["used"], 1.0);
            QCOMPARE(numbers["hinted"], 0.0);
            QCOMPARE(numbers["cap_binds"],
                policy.cap && rawDelay(policy, retry) > *policy.cap ? 1.0 : 0.0);
            if (policy.jitter == Jitter::Offsets) {
                QCOMPARE(numbers["factor_retry"], policy.offsets[size_t(retry - 1) % 3]);
            } else if (policy.jitter == Jitter::Proportional && numbers["has_factor"] == 1.0) {
                const double error = *numbers["factor_retry"] - factorOf(policy, retry);
                QVERIFY2(std::abs(error) < 1e-14, policyCase.name);
            } else {
                QCOMPARE(numbers["factor_retry"], std::nullopt);
            }
            previous = plan.jittered;
        }
    }
}

void TestGuideFacts::aHintMakesNoDraw()
{
    Experiment experiment = scripted("T R:5 T S");
    experiment.policy.jitter = Jitter::Decorrelated;
    const auto result = makeRunResult(experiment);
    DelaySequence sequence(experiment.policy);
    const DelayPlan first = sequence.next(1);
    const DelayPlan second = sequence.next(3);
    Numbers hinted = numbersOf(*result, 2);
    QCOMPARE(hinted["hinted"], 1.0);
    QCOMPARE(hinted["wait_retry"], 5.0);
    QCOMPARE(hinted["hints"], 1.0);
    QCOMPARE(hinted["has_range"], 0.0);
    Numbers after = numbersOf(*result, 3);
    QCOMPARE(after["previous_retry"], first.jittered);
    QCOMPARE(after["wait_retry"], second.jittered);
    QCOMPARE(after["most_retry"], second.most);
    QCOMPARE(after["drawn_total_retry"], first.jittered + 5 + second.jittered);
    QCOMPARE(numbersOf(*result, 1)["hints"], 0.0);
}

void TestGuideFacts::whatIsNotUsedIsAsInTheSchedule()
{
    Experiment experiment = scripted("R:5 S");
    experiment.policy.jitter = Jitter::Decorrelated;
    const auto result = makeRunResult(experiment);
    Numbers numbers = numbersOf(*result, 2);
    QCOMPARE(numbers["used"], 0.0);
    QCOMPARE(numbers["wait_retry"], result->schedule[1].jittered);
    QCOMPARE(numbers["previous_retry"], result->schedule[0].jittered);
}

void TestGuideFacts::oneAttemptHasNoRetry()
{
    const auto result = makeRunResult(alwaysDown(1));
    Numbers numbers = numbersAt(*result, guideMomentAt(*result, {}));
    QCOMPARE(numbers["has_retry"], 0.0);
    for (const char *name : {"retry", "ceiling_retry", "wait_retry", "previous_retry"}) {
        QCOMPARE(numbers[name], std::nullopt);
    }
    for (const char *name : {"has_raw", "cap_binds", "has_range", "has_factor", "used", "hinted"}) {
        QCOMPARE(numbers[name], 0.0);
    }
}

void TestGuideFacts::aDelayBeyondADouble()
{
    Numbers numbers = numbersOf(*makeRunResult(alwaysDown(1100)), 1050);
    QCOMPARE(numbers["has_raw"], 0.0);
    QCOMPARE(numbers["raw_retry"], std::nullopt);
    QCOMPARE(numbers["cap_binds"], 1.0);
    QCOMPARE(numbers["ceiling_retry"], 30.0);
    QCOMPARE(numbers["bars"], 0.0);
}

void TestGuideFacts::namesAreAlwaysTheSame()
{
    const auto namesOf = [](const Experiment &experiment) {
        QStringList names;
        const auto result = makeRunResult(experiment);
        for (const GuideFact &fact : guideFacts(*result, retryRows(*result), {})) {
            names << QString::fromStdString(fact.name);
        }
        return names;
    };
    const QStringList names = namesOf(alwaysDown(1));
    QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
    for (const Jitter jitter : allJitters) {
        QCOMPARE(namesOf(alwaysDown(jitter)), names);
    }
}

QTEST_APPLESS_MAIN(TestGuideFacts)
#include "test_guide_facts.moc"
