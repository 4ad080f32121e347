// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The view as plots: a pure function from its result to a PlotGridSpec.
//
// Two plots side by side, calls and completion time against the number of clients: no single
// ranking is shown. Each of the five series stands a little beside its neighbours, so that error
// bars and equal values can be told apart.

#pragma once

#include "ui/charts/grid/plot_grid_spec.h"
#include "ui/herd/herd_results.h"

namespace backoff {

[[nodiscard]] PlotGridSpec contentionSpec(const ContentionResult &result, bool logScale);

} // namespace backoff
