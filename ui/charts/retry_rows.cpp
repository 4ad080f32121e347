// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/retry_rows.h"

#include "core/engine/jitter.h"

#include <algorithm>

namespace backoff {

namespace {

const Attempt *attemptOf(const Lane &lane, std::size_t index)
{
    return index < lane.attempts.size() && lane.attempts[index].hasWait() ? &lane.attempts[index]
                                                                          : nullptr;
}

// After a hint the run's draws are no longer the schedule's, and neither are their ranges.
void applyHints(std::vector<RetryRow> &rows, const Policy &policy)
{
    DelaySequence sequence(policy);
    for (RetryRow &row : rows) {
        if (!row.used) {
            return;
        }
        if (row.hinted) {
            row.least = 0;
            row.most = 0;
        } else {
            const DelayPlan plan = sequence.next(row.retry);
            row.least = plan.least;
            row.most = plan.most;
        }
    }
}

} // namespace

std::vector<RetryRow> retryRows(const RunResult &result)
{
    std::vector<RetryRow> rows;
    rows.reserve(result.schedule.size());
    double modelledTotal = 0;
    double waitedTotal = 0;
    for (const ScheduleRow &planned : result.schedule) {
        const Attempt *attempt = attemptOf(result.trace.jittered, rows.size());
        const Attempt *modelled = attemptOf(result.trace.modelled, rows.size());
        RetryRow row {
            planned.retry, planned.modelled, planned.jittered, planned.least, planned.most};
        if (attempt) {
            row.used = true;
            row.hinted = attempt->waitKind == WaitKind::Hinted;
            row.waited = attempt->waited;
        }
        modelledTotal += modelled ? modelled->waited : planned.modelled;
        waitedTotal += row.waited;
        row.modelledTotal = modelledTotal;
        row.waitedTotal = waitedTotal;
        rows.push_back(row);
    }
    if (std::ranges::any_of(rows, &RetryRow::hinted)) {
        applyHints(rows, result.policy());
    }
    return rows;
}

bool isDrawn(const std::vector<RetryRow> &rows)
{
    return std::ranges::any_of(
        rows, [](const RetryRow &row) { return row.waited != row.modelled; });
}

std::int64_t usedRetries(const RunResult &result)
{
    return std::count_if(result.trace.jittered.attempts.begin(),
        result.trace.jittered.attempts.end(),
        [](const Attempt &attempt) { return attempt.hasWait(); });
}

} // namespace backoff
