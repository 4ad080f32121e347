// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/attempt_rows.h"

namespace backoff {

namespace {

AttemptRow usedRow(const Attempt &attempt)
{
    AttemptRow row;
    row.number = attempt.number;
    row.startsAt = attempt.startsAt;
    row.outcome = attempt.answer.outcome;
    row.modelled = attempt.modelled;
    row.waitKind = attempt.waitKind;
    row.jittered = attempt.waited;
    row.elapsed = attempt.elapsed;
    return row;
}

AttemptRow unusedRow(const ScheduleRow &planned, Jitter jitter)
{
    AttemptRow row;
    row.used = false;
    row.number = planned.retry;
    row.modelled = planned.modelled;
    row.waitKind = jitter == Jitter::None ? WaitKind::Modelled : WaitKind::Jittered;
    row.jittered = planned.jittered;
    return row;
}

} // namespace

std::vector<AttemptRow> attemptRows(const RunResult &result)
{
    const std::vector<Attempt> &attempts = result.trace.jittered.attempts;
    std::vector<AttemptRow> rows;
    rows.reserve(result.schedule.size() + 1);
    for (const Attempt &attempt : attempts) {
        rows.push_back(usedRow(attempt));
    }
    // Attempt n is followed by retry n: the last attempt's retry is the first that was not used.
    for (std::size_t i = attempts.size() - 1; i < result.schedule.size(); ++i) {
        rows.push_back(unusedRow(result.schedule[i], result.policy().jitter));
    }
    return rows;
}

} // namespace backoff
