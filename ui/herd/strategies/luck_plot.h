// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Is that luck? A strategy's total wait over many seeds as a bar from the 5th to the 95th
// percentile with the mean in it, and this seed's total beside it. What does not depend on the seed
// is a single point.

#pragma once

#include "ui/charts/grid/plot_grid_spec.h"
#include "ui/charts/value_scale.h"
#include "ui/herd/herd_results.h"

namespace backoff {

// One scale for all rows, those of policy B included.
[[nodiscard]] ValueScale luckScale(const StrategiesResult &result, bool logScale);

// Neither has a problem; `pinned` is the same strategy of policy B, or null.
[[nodiscard]] Plot luckPlot(
    const StrategyRun &strategy, const StrategyRun *pinned, const ValueScale &scale);

} // namespace backoff
