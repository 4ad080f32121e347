// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Policy B in the charts of a run, on top of what they show of the policy being edited: points,
// lines and entries of the legend of its own. Nothing is added where nothing is pinned.

#pragma once

#include "ui/charts/spec_frame.h"

namespace backoff {

// Within the slot of a retry, beside the bar of the policy being edited.
struct PinnedColumn {
    double left = 0; // around the retry's number
    double point = 0;
    double right = 0;
};

// Delays, up to mostBars retries: each one's range, ceiling and draw.
void addPinnedDelays(SpecFrame &frame, const PinnedColumn &column);
// Beyond: ceilings as a line, draws as dots.
void addPinnedDelayLines(SpecFrame &frame);
void addPinnedDelayLegend(SpecFrame &frame);

// The running total; its label is the last one's value.
void addPinnedTotals(SpecFrame &frame);
void addPinnedTotalLabel(SpecFrame &frame);
void addPinnedTotalLegend(SpecFrame &frame);

} // namespace backoff
