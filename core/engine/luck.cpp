// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/luck.h"

#include "core/engine/delay_rules.h"
#include "core/engine/parallel.h"
#include "core/engine/run_loop.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace backoff {

namespace {

// Few enough that a run of a million attempts still stops soon.
constexpr std::int64_t seedsOfAPiece = 8;

// runLane()'s sum of the waits, with the delays of the rule.
template<typename Rule>
double waitedIn(const Policy &policy,
    const Scenario &scenario,
    const Service &service,
    const Rule &rule,
    PythonRandom random)
{
    double previous = policy.base;
    double waited = 0;
    const auto draw = [&](Attempt &attempt) {
        previous = rule(attempt.number, Rule::draws ? random.random() : 0, previous);
        attempt.waited = previous;
    };
    const auto add = [&](const Attempt &attempt) { waited += attempt.waited; };
    walkRun(service, policy.attempts, scenario.callDuration, draw, add);
    return waited;
}

// The waits of all seeds, in their order; of the first alone where nothing is drawn. Empty where
// the work was told to stop.
template<typename Rule>
std::optional<std::vector<double>> waitsOf(
    const Policy &policy, const Scenario &scenario, const Rule &rule, const LongWork &work)
{
    const Service service(scenario, policy.unit);
    const std::int64_t seeds = Rule::draws ? luckSeeds : 1;
    std::vector<double> waits(static_cast<std::size_t>(seeds));
    const auto piece = [&](std::int64_t index, int) {
        const std::int64_t first = index * seedsOfAPiece;
        for (std::int64_t i = first; i < std::min(first + seedsOfAPiece, seeds); ++i) {
            waits[static_cast<std::size_t>(i)]
                = waitedIn(policy, scenario, service, rule, luckGenerator(policy, i));
        }
        return true;
    };
    const std::int64_t pieces = (seeds + seedsOfAPiece - 1) / seedsOfAPiece;
    if (!runPieces(work, pieces, piece)) {
        return std::nullopt;
    }
    return waits;
}

double meanOf(const std::vector<double> &values)
{
    const auto scaledMean = [&values](double scale) {
        double sum = 0;
        for (const double value : values) {
            sum += value * scale;
        }
        return sum / static_cast<double>(values.size()) / scale;
    };
    const double mean = scaledMean(1);
    // The sum may be too large for a double though no wait is; a power of two changes no digit.
    return std::isfinite(mean) ? mean : scaledMean(0x1p-12);
}

// The ceil(p * n)-th smallest of n.
double percentile(const std::vector<double> &sorted, std::size_t percent)
{
    const std::size_t rank = (percent * sorted.size() + 99) / 100;
    return sorted[rank - 1];
}

} // namespace

PythonRandom luckGenerator(const Policy &policy, std::int64_t index)
{
    const std::uint64_t seed = policy.seed + static_cast<std::uint64_t>(index);
    return PythonRandom(seed, seed < policy.seed ? 1 : 0);
}

std::optional<Luck> luckOf(const Policy &policy, const Scenario &scenario, const LongWork &work)
{
    const DelayRule rule = delayRuleOf(policy);
    auto waits
        = std::visit([&](const auto &its) { return waitsOf(policy, scenario, its, work); }, rule);
    if (!waits) {
        return std::nullopt;
    }
    Luck luck;
    luck.mean = meanOf(*waits);
    std::ranges::sort(*waits);
    luck.p5 = percentile(*waits, 5);
    luck.p95 = percentile(*waits, 95);
    return luck;
}

} // namespace backoff
