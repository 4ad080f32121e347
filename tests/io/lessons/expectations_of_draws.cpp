// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/io/lessons/lesson_expectations.h"

#include "core/engine/jitter.h"
#include "core/engine/random.h"
#include "core/engine/run.h"
#include "core/engine/schedule.h"
#include "tests/core/support/fleet_reference.h"
#include "tests/core/support/golden.h"

#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <functional>

namespace backoff {

namespace {

constexpr int retries = 5;

// Five waits as Python would draw them: c is 0.5, 1, 2, 4, 8.
enum class Draw { Full, Equal };
std::vector<double> drawn(Draw kind, std::uint64_t seed)
{
    PythonRandom random(seed);
    std::vector<double> waits;
    for (double c = 0.5; c <= 8; c *= 2) {
        waits.push_back(
            kind == Draw::Full ? random.uniform(0, c) : c / 2 + random.uniform(0, c / 2));
    }
    return waits;
}

bool rises(const std::vector<double> &waits)
{
    return std::ranges::adjacent_find(waits, std::greater_equal<>()) == waits.end();
}

double risingShare(Draw kind, std::uint64_t seed)
{
    int rising = 0;
    for (std::uint64_t i = 0; i < 1000; ++i) {
        rising += rises(drawn(kind, seed + i)) ? 1 : 0;
    }
    return rising / 1000.0;
}

double goldenDelay(std::uint64_t seed, int retry)
{
    const QJsonArray schedules = golden(QStringLiteral("full_jitter.json")).array();
    for (const QJsonValue &schedule : schedules) {
        if (static_cast<std::uint64_t>(schedule[QLatin1String("seed")].toDouble()) == seed
            && schedule[QLatin1String("base")].toDouble() == 0.5) {
            return schedule[QLatin1String("delays")][retry - 1].toDouble();
        }
    }
    return -1;
}

ExpectedAnswer sameSeedTwice(const LessonStep &step)
{
    DelaySequence again(step.experiment.policy);
    int same = 0;
    for (const Attempt &attempt : run(step.experiment).jittered.attempts) {
        same += attempt.hasWait() && attempt.waited == again.next(attempt.number).jittered ? 1 : 0;
    }
    return same == retries ? "All five" : same == 1 ? "Only the first" : "None";
}

// The wait of the other seed stands in the text: it is that of the policy pinned as B.
ExpectedAnswer nextSeed(const LessonStep &step)
{
    const double before = PythonRandom(step.view.policyB.value().seed).uniform(0, 0.5);
    const double now = PythonRandom(step.experiment.policy.seed).uniform(0, 0.5);
    if (now == before) {
        return "The same again";
    }
    return std::abs(now - before) < 0.1 ? "A little more" : "Quite another";
}

ExpectedAnswer meanWait(const LessonStep &step)
{
    double sum = 0;
    for (std::uint64_t i = 0; i < 1000; ++i) {
        for (const double wait : drawn(Draw::Full, step.experiment.policy.seed + i)) {
            sum += wait;
        }
    }
    const double share = sum / 1000 / (0.5 + 1 + 2 + 4 + 8);
    return std::abs(share - 0.5) < 0.05 ? "About half" : share > 0.5 ? "About {total_5" : "About a";
}

std::int64_t latePeak(const LessonStep &step, Jitter jitter)
{
    Policy policy = step.experiment.policy;
    policy.jitter = jitter;
    const FleetRun fleet = referenceFleet(policy, step.experiment.fleet);
    std::int64_t peak = 0;
    for (std::size_t bin = 1; bin < fleet.bins.size(); ++bin) {
        peak = std::max(peak, fleet.bins[bin].calls);
    }
    return peak;
}

// Which of a crowd's possible sizes it is, from the emptiest to the fullest.
std::string crowd(std::int64_t peak, const std::array<const char *, 3> &sizes)
{
    return peak == 1000 ? sizes[2] : std::abs(peak - 500) < 100 ? sizes[1] : sizes[0];
}

ExpectedAnswer ofTwoHerds(const LessonStep &step)
{
    const auto full = static_cast<double>(latePeak(step, Jitter::Full));
    const auto equal = static_cast<double>(latePeak(step, Jitter::Equal));
    return full < 0.9 * equal ? "Less full" : full > 1.1 * equal ? "Fuller" : "About the same";
}

ExpectedAnswer checkThatHolds(const LessonStep &step)
{
    const std::vector<double> waits = drawn(Draw::Full, step.experiment.policy.seed);
    if (rises(waits)) {
        return "Each wait is longer";
    }
    bool half = true;
    double c = 0.5;
    for (const double wait : waits) {
        half = half && wait >= c / 2;
        c *= 2;
    }
    return half ? "Each wait is at least half" : "Each wait is between 0";
}

// A formula by its text, and what it gives for retry r.
struct Formula {
    std::string text;
    std::function<double(int)> delay;
};

bool agrees(const Formula &formula, const Policy &policy)
{
    for (int r = 1; r <= retries; ++r) {
        if (formula.delay(r) != ceiling(policy, r)) {
            return false;
        }
    }
    return true;
}

ExpectedAnswer rightFormula(const LessonStep &step)
{
    const Policy &policy = step.experiment.policy;
    const Formula formulas[] = {
        {"base × r^2", [](int r) { return 0.5 * r * r; }},
        {"base × 2^r", [](int r) { return 0.5 * std::exp2(r); }},
        {"base × 2^(r − 1)", [](int r) { return 0.5 * std::exp2(r - 1); }},
    };
    const auto *right = std::ranges::find_if(
        formulas, [&](const Formula &formula) { return agrees(formula, policy); });
    return right == std::end(formulas) ? "base × r" : right->text;
}

ExpectedAnswer wrongFormula(const LessonStep &step)
{
    const Policy &policy = step.experiment.policy;
    const double cap = policy.cap.value();
    double before = 0.25;
    const Formula formulas[] = {
        {"min(cap, base × 2^(r − 1))",
            [&](int r) { return std::min(cap, 0.5 * std::exp2(r - 1)); }},
        {"min(cap, base) × 2^(r − 1)",
            [&](int r) { return std::min(cap, 0.5) * std::exp2(r - 1); }},
        {"min(cap, 2 × delay before)", [&](int) { return before = std::min(cap, 2 * before); }},
    };
    std::string wrong;
    for (const Formula &formula : formulas) {
        wrong += agrees(formula, policy) ? std::string() : formula.text;
    }
    return wrong; // of two wrong ones both: no choice begins so
}

ExpectedAnswer whatTheCapCaps(const LessonStep &step)
{
    const double fifth = run(step.experiment).jittered.attempts.at(4).waited;
    if (fifth == step.experiment.policy.cap) {
        return "{cap|ceiling}: each wait";
    }
    return fifth == 0 ? "Nothing" : "{16 * base";
}

// The range's ends are what the lowest and the highest draw give.
bool hasEnds(const Policy &policy, double least, double most)
{
    constexpr std::int64_t retry = 4;
    const auto at = [&](double draw) {
        return planDelay({.policy = policy, .retry = retry, .previous = 0, .unitDraw = draw})
            .jittered;
    };
    return at(0) == least && at(1) == most;
}

} // namespace

Expectations expectationsOfDraws()
{
    return {
        {"seeds/1", sameSeedTwice},
        {"seeds/2",
            [](const LessonStep &step) { return goldenDelay(step.experiment.policy.seed, 3); }},
        {"seeds/3", nextSeed},
        {"seeds/4", meanWait},
        {"herd/1",
            [](const LessonStep &step) {
                return crowd(
                    latePeak(step, Jitter::None), {"About 100", "About 500", "All {clients"});
            }},
        {"herd/2",
            [](const LessonStep &step) {
                return crowd(
                    latePeak(step, Jitter::Equal), {"About {capacity", "About half", "Still all"});
            }},
        {"herd/3", ofTwoHerds},
        {"herd/4",
            [](const LessonStep &step) {
                return crowd(latePeak(step, Jitter::Full),
                    {"As with full jitter", "About half", "All {clients"});
            }},
        {"growing/1",
            [](const LessonStep &step) -> ExpectedAnswer {
                return rises(drawn(Draw::Full, step.experiment.policy.seed)) ? "Yes" : "No";
            }},
        {"growing/2",
            [](const LessonStep &step) {
                return 100 * risingShare(Draw::Full, step.experiment.policy.seed);
            }},
        {"growing/3",
            [](const LessonStep &step) -> ExpectedAnswer {
                const double share = risingShare(Draw::Equal, step.experiment.policy.seed);
                return share == 1 ? "In every" : share > 0.6 ? "In nearly all" : "In about";
            }},
        {"growing/4", checkThatHolds},
        {"wrong-formula/1", rightFormula},
        {"wrong-formula/2", wrongFormula},
        {"wrong-formula/3", whatTheCapCaps},
        {"wrong-formula/4",
            [](const LessonStep &step) -> ExpectedAnswer {
                return hasEnds(step.experiment.policy, 2, 4) ? "c/2 + uniform(0, c/2)" : "";
            }},
        {"wrong-formula/5",
            [](const LessonStep &step) -> ExpectedAnswer {
                return hasEnds(step.experiment.policy, 0, 4) ? "uniform(0, c)" : "";
            }},
    };
}

} // namespace backoff
