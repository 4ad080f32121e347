// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The transcript of the jittered lane as structured lines. core/io/labels puts them into words.

#pragma once

#include "core/engine/trace.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace backoff {

enum class LineKind {
    Attempt, // attempt 1/3...
    TransientFailure, // ... modelled backoff: 100ms[, with jitter: 35.207ms]
    RateLimited, // ... hinted wait: 5s
    PermanentFailure, // ... not retried
    ReplyReceived, // result: {...}
    FinalError, // final ConnectionError: ...
};

struct TranscriptLine {
    LineKind kind = LineKind::Attempt;
    std::int64_t attempt = 1;
    std::int64_t attempts = 1;
    Answer answer;
    double modelled = 0; // of TransientFailure
    std::optional<double> jittered; // of TransientFailure: a wait that was drawn or offset

    bool operator==(const TranscriptLine &) const = default;
};

[[nodiscard]] std::vector<TranscriptLine> makeTranscript(const Trace &trace);

} // namespace backoff
