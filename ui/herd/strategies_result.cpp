// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/run.h"
#include "ui/herd/herd_results.h"
#include "ui/herd/shared_progress.h"

#include <iterator>

namespace backoff {

namespace {

// Empty where the work was told to stop.
std::optional<StrategyRun> strategyRun(Experiment experiment, Jitter jitter, const LongWork &work)
{
    experiment.policy.jitter = jitter;
    StrategyRun strategy;
    strategy.policy = experiment.policy;
    const std::vector<Error> problems = validate(experiment, windowLimits);
    if (!problems.empty()) {
        strategy.problem = problems.front();
        return strategy;
    }
    strategy.lane = runLane(experiment.policy, experiment.scenario);
    strategy.schedule = makeSchedule(experiment.policy);
    const auto luck = luckOf(experiment.policy, experiment.scenario, work);
    if (!luck) {
        return {};
    }
    strategy.luck = *luck;
    return strategy;
}

} // namespace

std::optional<StrategiesResult> computeStrategies(const RunResultPtr &run, const LongWork &work)
{
    StrategiesResult result {.run = run, .strategies = {}, .pinned = {}};
    std::vector<std::int64_t> weights(std::size(allJitters), run->policy().attempts);
    if (run->pinned) {
        weights.resize(2 * weights.size(), run->pinned->policy().attempts);
    }
    SharedProgress progress(work, weights);
    std::size_t part = 0;
    const auto computeAll = [&](const Experiment &experiment, std::vector<StrategyRun> &all) {
        for (const Jitter jitter : allJitters) {
            auto strategy = strategyRun(experiment, jitter, progress.part(part, work.threads));
            if (!strategy) {
                return false;
            }
            all.push_back(*std::move(strategy));
            progress.finish(part++);
        }
        return true;
    };
    if (!computeAll(run->experiment(), result.strategies)
        || (run->pinned && !computeAll(run->pinned->experiment(), result.pinned))) {
        return {};
    }
    return result;
}

} // namespace backoff
