// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The one time axis of the timeline: virtual time to pixels and back, and round ticks.

#pragma once

#include <QtGlobal>

#include <vector>

namespace backoff {

struct TimeAxis {
    qreal left = 0; // x of time 0
    qreal right = 1; // x of the span
    double span = 1; // > 0, in the experiment's unit

    [[nodiscard]] qreal xAt(double t) const;
    [[nodiscard]] double timeAt(qreal x) const; // kept within 0 and the span

    bool operator==(const TimeAxis &) const = default;
};

// Multiples of 1, 2 or 5 times a power of ten from 0 up to the span: as many as fit in `atMost`
// (2 or more), never none.
[[nodiscard]] std::vector<double> niceTicks(double span, int atMost);

} // namespace backoff
