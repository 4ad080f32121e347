// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rows of the timeline from top to bottom: handle, then strip, circles and numbers of each
// lane, then the axis. What height is left over goes between them, up to a calm distance; where it
// is short, circles and strips are smaller.

#pragma once

#include "ui/timeline/timeline_fonts.h"

#include <cstddef>
#include <vector>

namespace backoff {

struct LaneRows {
    qreal stripTop = 0;
    qreal stripHeight = 0;
    bool hasWords = true; // on the strip
    qreal centreY = 0; // of bars and circles
    qreal radius = 0;
    qreal barHeight = 0;
    qreal numberTop = 0;
};

struct TimelineRows {
    qreal handleTop = 0;
    std::vector<LaneRows> lanes;
    qreal axisTop = 0;
    bool smallNumbers = false;

    [[nodiscard]] static TimelineRows make(
        qreal height, const TimelineFonts &fonts, std::size_t lanes);
    // At which the gaps between rows are calm, and below which rows would touch.
    [[nodiscard]] static qreal calmHeight(const TimelineFonts &fonts, std::size_t lanes);
    [[nodiscard]] static qreal leastHeight(const TimelineFonts &fonts, std::size_t lanes);

    static constexpr qreal calmGap = 9;
};

} // namespace backoff
