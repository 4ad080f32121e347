// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/strategies/strategy_rows.h"

#include "core/engine/jitter.h"

#include <algorithm>

namespace backoff {

std::vector<RetryRow> strategyRows(const StrategyRun &strategy, const RunResult &run)
{
    RunResult result;
    result.trace = {run.experiment(), run.trace.modelled, strategy.lane};
    result.trace.experiment.policy = strategy.policy;
    result.schedule = strategy.schedule;
    return retryRows(result);
}

bool isSameForEverySeed(const StrategyRun &strategy)
{
    DelaySequence delays(strategy.policy);
    return std::ranges::none_of(strategy.lane.attempts, [&](const Attempt &attempt) {
        if (!attempt.hasWait() || attempt.waitKind == WaitKind::Hinted) {
            return false;
        }
        const DelayPlan plan = delays.next(attempt.number);
        return plan.least < plan.most;
    });
}

} // namespace backoff
