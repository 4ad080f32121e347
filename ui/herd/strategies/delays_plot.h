// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A strategy's waits, retry by retry: the box of what may be drawn, the draw in it (in outline
// where the run did not come so far), the ceiling as a line. Up to mostBars retries are bars, more
// are areas.

#pragma once

#include "ui/charts/grid/plot_grid_spec.h"
#include "ui/charts/retry_rows.h"
#include "ui/charts/value_scale.h"

#include <vector>

namespace backoff {

// One scale for all of them, so that strategies can be compared.
[[nodiscard]] ValueScale delaysScale(
    const std::vector<std::vector<RetryRow>> &strategies, bool logScale);

// The rows are not empty.
[[nodiscard]] Plot delaysPlot(
    const std::vector<RetryRow> &rows, const ValueScale &scale, Unit unit);

} // namespace backoff
