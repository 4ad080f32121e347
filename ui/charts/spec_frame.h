// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What both charts of a run begin with: its rows and those of policy B, a scale that holds them,
// ticks, the used part.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/charts/retry_rows.h"
#include "ui/charts/value_scale.h"

#include <iterator>

namespace backoff {

struct SpecFrame {
    std::vector<RetryRow> rows; // of the policy being edited
    bool isPinned = false;
    std::vector<RetryRow> pinned; // of policy B
    ValueScale scale;
    ChartSpec spec;
    Unit unit = Unit::Seconds;

    // Nothing to draw: the spec is a sentence and already finished.
    [[nodiscard]] bool isEmpty() const { return rows.empty() && pinned.empty(); }
    [[nodiscard]] bool stopsEarlier() const { return spec.used < std::ssize(rows); }
};

// `values` names the numbers of a row that the chart must have room for.
using RowValues = std::vector<double RetryRow::*>;
[[nodiscard]] SpecFrame makeFrame(const RunResult &result, bool logScale, const RowValues &values);

// What a chart says of the rows of one policy, in words: of both.
using Summary = QString (*)(const std::vector<RetryRow> &rows, Unit unit);
void addSummary(SpecFrame &frame, Summary summary);

} // namespace backoff
