// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/transcript.h"

namespace backoff {

namespace {

TranscriptLine lineOf(LineKind kind, const Attempt &attempt, std::int64_t attempts)
{
    TranscriptLine line;
    line.kind = kind;
    line.attempt = attempt.number;
    line.attempts = attempts;
    line.answer = attempt.answer;
    return line;
}

void appendFailure(
    std::vector<TranscriptLine> &lines, const Attempt &attempt, std::int64_t attempts)
{
    switch (attempt.answer.outcome) {
    case Outcome::Success:
        return;
    case Outcome::Transient: {
        TranscriptLine line = lineOf(LineKind::TransientFailure, attempt, attempts);
        line.modelled = attempt.modelled.value_or(0);
        if (attempt.waitKind == WaitKind::Jittered) {
            line.jittered = attempt.waited;
        }
        lines.push_back(line);
        return;
    }
    case Outcome::RateLimited:
        lines.push_back(lineOf(LineKind::RateLimited, attempt, attempts));
        return;
    case Outcome::Permanent:
        lines.push_back(lineOf(LineKind::PermanentFailure, attempt, attempts));
        return;
    }
}

} // namespace

std::vector<TranscriptLine> makeTranscript(const Trace &trace)
{
    const std::int64_t attempts = trace.experiment.policy.attempts;
    const Lane &lane = trace.jittered;
    std::vector<TranscriptLine> lines;
    lines.reserve(2 * lane.attempts.size() + 1);
    for (const Attempt &attempt : lane.attempts) {
        lines.push_back(lineOf(LineKind::Attempt, attempt, attempts));
        appendFailure(lines, attempt, attempts);
    }
    const bool succeeded = lane.stop == StopReason::Succeeded;
    lines.push_back(lineOf(succeeded ? LineKind::ReplyReceived : LineKind::FinalError,
        lane.attempts.back(),
        attempts));
    return lines;
}

} // namespace backoff
