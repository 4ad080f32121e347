// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rows of the timeline from top to bottom: handle, then strip, circles and numbers of each
// lane, then the axis. What height is left over goes between them, up to a calm distance.

#pragma once

#include "ui/timeline/timeline_fonts.h"

#include <cstddef>
#include <vector>

namespace backoff {

struct LaneRows {
    qreal stripTop = 0;
    qreal stripHeight = 0;
    qreal centreY = 0; // of bars and circles
    qreal radius = 0;
    qreal barHeight = 0;
    qreal numberTop = 0;
};

struct TimelineRows {
    qreal handleTop = 0;
    std::vector<LaneRows> lanes;
    qreal axisTop = 0;

    [[nodiscard]] static TimelineRows make(
        qreal height, const TimelineFonts &fonts, std::size_t lanes);
    // The height at which the gaps between rows are `gap` units wide.
    [[nodiscard]] static qreal heightFor(qreal gap, const TimelineFonts &fonts, std::size_t lanes);

    static constexpr qreal calmGap = 9;
};

} // namespace backoff
