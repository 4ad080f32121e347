// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The names that the guide's text has beyond those of docs/lessons.md: what the policy is, where
// the playhead is, and the numbers of the retry shown, which are those of the charts. What is true
// is 1, what is false 0.
//
//   jitter_none … jitter_offsets, draws, capped, cap_before (proportional, and there is a cap)
//   at_start, in_call, in_wait, after_wait, at_end, attempt
//   has_retry, retry; without one those below have no value, and what is asked of them is false
//   ceiling_retry, raw_retry (the same without the cap) if has_raw, cap_binds
//   wait_retry, least_retry, most_retry if has_range, previous_retry (of decorrelated),
//   factor_retry (of proportional and offsets) if has_factor
//   total_retry, drawn_total_retry; hints: how many of them are in these
//   used, hinted, bars (the chart draws one a retry)

#pragma once

#include "ui/charts/retry_rows.h"
#include "ui/guide/guide_moment.h"

#include <optional>
#include <string>
#include <vector>

namespace backoff {

struct GuideFact {
    std::string name;
    std::optional<double> value;

    bool operator==(const GuideFact &) const = default;
};

// `rows`: the result's retryRows(). Always the same names, in the same order.
[[nodiscard]] std::vector<GuideFact> guideFacts(
    const RunResult &result, const std::vector<RetryRow> &rows, const GuideMoment &moment);

} // namespace backoff
