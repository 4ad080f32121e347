// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The view as plots: a pure function from its result to a PlotGridSpec. A row a strategy, its load
// over time as a histogram, all on one time axis that reaches to the last call of any of them.

#pragma once

#include "ui/charts/grid/plot_grid_spec.h"
#include "ui/herd/herd_results.h"

namespace backoff {

[[nodiscard]] PlotGridSpec fleetSpec(const FleetResult &result, bool logScale);

} // namespace backoff
