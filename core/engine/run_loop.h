// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The one loop: call, and while the answer is worth another attempt, wait and call again. What a
// caller does not look at costs it nothing.

#pragma once

#include "core/engine/trace.h"

#include <cstdint>

namespace backoff {

[[nodiscard]] inline bool isRetryable(Outcome outcome)
{
    return outcome == Outcome::Transient || outcome == Outcome::RateLimited;
}

// draw(attempt) sets how long is waited after it, and why; where the service says how long, that is
// waited as it is, and nothing is drawn. visit(attempt) sees each attempt once it is over. What is
// modelled is left to the two.
template<typename Draw, typename Visit>
void walkRun(const Service &service,
    std::int64_t attempts,
    double callDuration,
    const Draw &draw,
    const Visit &visit)
{
    double clock = 0;
    for (std::int64_t call = 1;; ++call) {
        Attempt attempt;
        attempt.number = call;
        attempt.startsAt = clock;
        attempt.answer = service.answerTo(call, clock);
        attempt.answeredAt = clock + callDuration;
        attempt.elapsed = attempt.answeredAt;
        const bool goesOn = isRetryable(attempt.answer.outcome) && call < attempts;
        if (goesOn) {
            if (attempt.answer.outcome == Outcome::RateLimited) {
                attempt.waitKind = WaitKind::Hinted;
                attempt.waited = attempt.answer.hint;
            } else {
                draw(attempt);
            }
            attempt.elapsed = attempt.answeredAt + attempt.waited;
        }
        clock = attempt.elapsed;
        visit(attempt);
        if (!goesOn) {
            return;
        }
    }
}

} // namespace backoff
