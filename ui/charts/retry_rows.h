// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the charts say about each of the N-1 retries.
//
// A retry that the run used shows what the run waited; the others show the schedule. They differ
// after a hint only: it makes no draw, so that the next retry takes the draw the schedule had given
// to this one.

#pragma once

#include "ui/run_result.h"

#include <vector>

namespace backoff {

struct RetryRow {
    std::int64_t retry = 1;
    double modelled = 0; // the ceiling
    double waited = 0; // the draw, or the hint
    double least = 0; // the range of the draw
    double most = 0;
    double modelledTotal = 0;
    double waitedTotal = 0;
    bool used = false; // by the lane with jitter
    bool hinted = false;

    bool operator==(const RetryRow &) const = default;
};

[[nodiscard]] std::vector<RetryRow> retryRows(const RunResult &result);

// Whether any wait is another one than its ceiling.
[[nodiscard]] bool isDrawn(const std::vector<RetryRow> &rows);

// How many retries the lane with jitter used.
[[nodiscard]] std::int64_t usedRetries(const RunResult &result);

} // namespace backoff
