// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What both charts of a run begin with: its rows, a scale that holds them, ticks, the used part.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/charts/retry_rows.h"
#include "ui/charts/value_scale.h"

namespace backoff {

struct SpecFrame {
    std::vector<RetryRow> rows; // empty: the spec is a sentence and already finished
    ValueScale scale;
    ChartSpec spec;
    Unit unit = Unit::Seconds;
};

// `values` names the numbers of a row that the chart must have room for.
using RowValues = std::vector<double RetryRow::*>;
[[nodiscard]] SpecFrame makeFrame(const RunResult &result, bool logScale, const RowValues &values);

} // namespace backoff
