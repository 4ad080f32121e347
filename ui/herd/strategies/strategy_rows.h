// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A strategy's retries as the charts of the run say them: its draws and ranges, hints included.

#pragma once

#include "ui/charts/retry_rows.h"
#include "ui/herd/herd_results.h"

#include <vector>

namespace backoff {

// Modelled totals are those of the run that the strategy is compared in.
[[nodiscard]] std::vector<RetryRow> strategyRows(const StrategyRun &strategy, const RunResult &run);

// Whether the run waits the same with every seed: no wait of it was drawn from a range. That holds
// of one seed if it holds of all, since up to the first such wait they do the same.
[[nodiscard]] bool isSameForEverySeed(const StrategyRun &strategy);

} // namespace backoff
