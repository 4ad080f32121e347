// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/io/lessons/lesson_expectations.h"

#include "core/engine/jitter.h"
#include "core/engine/run.h"
#include "core/engine/schedule.h"
#include "tests/core/support/golden.h"

#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

Lane laneOf(const LessonStep &step)
{
    return runLane(step.experiment.policy, step.experiment.scenario);
}

bool gaveUp(const LessonStep &step) { return laneOf(step).stop == StopReason::Exhausted; }

// The lane of the same step with something changed.
template<typename Change> Lane laneWith(const LessonStep &step, Change change)
{
    Experiment experiment = step.experiment;
    change(experiment);
    return runLane(experiment.policy, experiment.scenario);
}

std::int64_t failedCalls(const Lane &lane)
{
    return std::ranges::count_if(lane.attempts,
        [](const Attempt &attempt) { return attempt.answer.outcome != Outcome::Success; });
}

// The waits as a plain loop, without the engine's run: `count` ceilings of a policy.
double sumOfCeilings(const Policy &policy, std::int64_t count)
{
    double sum = 0;
    double delay = policy.base;
    for (std::int64_t i = 0; i < count; ++i, delay *= policy.multiplier) {
        sum += policy.cap ? std::min(*policy.cap, delay) : delay;
    }
    return sum;
}

double goldenAnswer(const char *key)
{
    const QJsonDocument answers = golden(QStringLiteral("lesson_answers.json"));
    return answers.object().value(QLatin1String(key)).toDouble(-1);
}

std::vector<double> goldenAnswers(const char *key)
{
    const QJsonDocument answers = golden(QStringLiteral("lesson_answers.json"));
    return numbers(answers.object().value(QLatin1String(key)).toArray());
}

std::string attemptThatRecovers(const LessonStep &step)
{
    const Lane lane = laneOf(step);
    return lane.stop == StopReason::Succeeded
        ? "It recovers on attempt " + std::to_string(lane.attempts.size())
        : "It gives up";
}

ExpectedAnswer lastRing(const LessonStep &step)
{
    const double start = laneOf(step).attempts.at(4).startsAt;
    if (start == sumOfCeilings(step.experiment.policy, 4)) {
        return "At {total_4";
    }
    return start == step.experiment.policy.base * 8 ? "At {ceiling_4" : "At {4 * base";
}

ExpectedAnswer smallestBudget(const LessonStep &step)
{
    for (std::int64_t attempts = 1;; ++attempts) {
        const Lane lane = laneWith(step, [&](Experiment &e) { e.policy.attempts = attempts; });
        if (lane.stop == StopReason::Succeeded) {
            return static_cast<double>(attempts);
        }
    }
}

// Two runs, one after the other, against one service whose first six calls fail.
ExpectedAnswer callsOfTwoCallers(const LessonStep &step)
{
    constexpr std::int64_t failing = 6;
    const Lane first = laneWith(step, [](Experiment &e) { e.scenario.failFirst = failing; });
    const auto left = failing - failedCalls(first);
    const Lane second = laneWith(step, [&](Experiment &e) { e.scenario.failFirst = left; });
    return static_cast<double>(failedCalls(first) + failedCalls(second));
}

ExpectedAnswer firstRetryAtTheCap(const LessonStep &step)
{
    double delay = step.experiment.policy.base;
    int retry = 1;
    for (; delay < step.experiment.policy.cap.value(); delay *= 2) {
        ++retry;
    }
    return "Retry " + std::to_string(retry);
}

ExpectedAnswer totalAndCap(const LessonStep &step)
{
    const double cap = step.experiment.policy.cap.value();
    const double total = sumOfCeilings(step.experiment.policy, 8);
    if (total <= cap) {
        return "{cap|ceiling} at most";
    }
    return total > 3 * cap ? "More than {3 * cap" : "More than {cap";
}

ExpectedAnswer minutesOrSeconds(double seconds)
{
    if (seconds > 90) {
        return "More than a minute and a half";
    }
    return seconds < 2 ? "About a second" : "About ten seconds";
}

ExpectedAnswer fiftyWithoutACap(const LessonStep &)
{
    const double milliseconds = 100 * (std::ldexp(1, 49) - 1);
    const double years = milliseconds / 1000 / 60 / 60 / 24 / 365.25;
    return years > 1'000'000 ? "More than a million years" : "About";
}

ExpectedAnswer alwaysDown(const LessonStep &step)
{
    const Lane lane = laneOf(step);
    std::string text = std::to_string(lane.attempts.size()) + " calls; ";
    const auto delays = goldenAnswers("exercise_2_always_down_delays_ms");
    for (std::size_t i = 0; i < delays.size(); ++i) {
        text += i == 0 ? "" : i + 1 < delays.size() ? ", " : " and ";
        text += std::to_string(std::lround(delays[i]));
    }
    return text + " ms";
}

// What the loop would have done that knows a permanent error.
ExpectedAnswer callsTooMany(const LessonStep &step)
{
    const Lane right = laneWith(step,
        [](Experiment &e) { e.scenario = {.kind = ScenarioKind::PermanentError, .failFirst = 0}; });
    return static_cast<double>(laneOf(step).attempts.size() - right.attempts.size());
}

ExpectedAnswer raisedNumber(const LessonStep &step)
{
    if (!gaveUp(step)) {
        return "It recovers";
    }
    return sumOfCeilings(step.experiment.policy, 19) < 60 ? "It gives up within"
                                                          : "It gives up after several";
}

} // namespace

Expectations expectationsOfRuns()
{
    return {
        {"doorbell/1",
            [](const LessonStep &step) -> ExpectedAnswer {
                // Calls at 0, 100, 200, 300, 400 ms; the door opens at 1200 ms.
                return 4 * step.experiment.policy.base < step.experiment.scenario.downUntil
                    ? "No, all of them"
                    : "Yes";
            }},
        {"doorbell/2",
            [](const LessonStep &step) {
                return makeSchedule(step.experiment.policy)[3].modelled;
            }},
        {"doorbell/3", lastRing},
        {"doorbell/4",
            [](const LessonStep &step) {
                const double gap = step.experiment.policy.base;
                return std::ceil(step.experiment.scenario.downUntil / gap) + 1;
            }},
        {"small-budget/1", attemptThatRecovers},
        {"small-budget/2",
            [](const LessonStep &step) -> ExpectedAnswer {
                const Lane lane = laneOf(step);
                if (lane.stop == StopReason::Succeeded) {
                    return "It recovers";
                }
                return lane.attempts.back().hasWait() ? "It waits" : "It gives up at once";
            }},
        {"small-budget/3", smallestBudget},
        {"long-outage/1",
            [](const LessonStep &step) -> ExpectedAnswer {
                return std::vector {"", "One:", "Two:", "All three"}.at(
                    static_cast<std::size_t>(failedCalls(laneOf(step))));
            }},
        {"long-outage/2", callsOfTwoCallers},
        {"long-outage/3",
            [](const LessonStep &step) -> ExpectedAnswer {
                const Lane quick = laneWith(step, [](Experiment &e) { e.policy.base = 100; });
                if (!gaveUp(step) || quick.waited != 300) {
                    return "It recovers";
                }
                return laneOf(step).waited > quick.waited ? "It gives up too" : "Nothing";
            }},
        {"long-outage/4", attemptThatRecovers},
        {"permanent-error/1",
            [](const LessonStep &step) {
                return static_cast<double>(laneOf(step).attempts.size());
            }},
        {"permanent-error/2",
            [](const LessonStep &step) -> ExpectedAnswer {
                const Lane lane = laneOf(step);
                return lane.stop == StopReason::Permanent && lane.attempts.size() == 2
                    ? "Two calls with a wait"
                    : "One call";
            }},
        {"permanent-error/3",
            [](const LessonStep &step) -> ExpectedAnswer {
                const Attempt first = laneOf(step).attempts.front();
                if (!first.hasWait()) {
                    return "It stops";
                }
                return first.waitKind == WaitKind::Hinted && first.waited == 5
                    ? "It waits {retry_after"
                    : "It waits at most";
            }},
        {"cap/1", firstRetryAtTheCap},
        {"cap/2", totalAndCap},
        {"cap/3",
            [](const LessonStep &step) {
                return minutesOrSeconds(sumOfCeilings(step.experiment.policy, 99));
            }},
        {"cap/4",
            [](const LessonStep &step) {
                const Policy &policy = step.experiment.policy;
                return planDelay({.policy = policy, .retry = 7, .previous = 0, .unitDraw = 1})
                    .jittered;
            }},
        {"fifty-attempts/1",
            [](const LessonStep &) {
                return minutesOrSeconds(
                    goldenAnswer("exercise_3_ten_failures_base_100_total_ms") / 1000);
            }},
        {"fifty-attempts/2", fiftyWithoutACap},
        {"fifty-attempts/3",
            [](const LessonStep &step) -> ExpectedAnswer {
                const double minutes = sumOfCeilings(step.experiment.policy, 49) / 60'000;
                return std::lround(minutes) == 21 ? "About twenty minutes" : "Half a minute";
            }},
        {"fifty-attempts/4", [](const LessonStep &) { return 1000.0 * 50; }},
        {"exercises/1",
            [](const LessonStep &) {
                return goldenAnswer("exercise_1_base_50_three_failures_total_ms");
            }},
        {"exercises/2", alwaysDown},
        {"exercises/3",
            [](const LessonStep &) {
                return goldenAnswer("exercise_3_ten_failures_base_100_total_ms");
            }},
        {"mistakes/1",
            [](const LessonStep &step) -> ExpectedAnswer {
                const double waited = laneOf(step).waited;
                return waited == 0.5 + 1 + 2 + 4 + 8 ? "{total_5" : "{total_6";
            }},
        {"mistakes/2",
            [](const LessonStep &step) {
                const Policy &policy = step.experiment.policy;
                return policy.offsets.at(3 % policy.offsets.size()) * (policy.base * 8);
            }},
        {"mistakes/3", callsTooMany},
        {"mistakes/4", raisedNumber},
    };
}

} // namespace backoff
