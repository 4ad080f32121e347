// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The two charts of a run: pure functions from a result to a ChartSpec.
//
// Delays: each retry's range, ceiling and draw, as bars up to mostBars retries and as lines beyond.
// Cumulative: the running totals of the same waits.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/run_result.h"

namespace backoff {

[[nodiscard]] ChartSpec delaysSpec(const RunResult &result, bool logScale);
[[nodiscard]] ChartSpec cumulativeSpec(const RunResult &result, bool logScale);

} // namespace backoff
