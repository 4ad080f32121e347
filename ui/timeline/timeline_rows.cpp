// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timeline_rows.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

constexpr qreal margin = 4;
constexpr qreal handleHeight = 11;
constexpr qreal tickLength = 6;

// Shares of the free height, in units of a gap.
constexpr qreal belowHandle = 0.4;
constexpr qreal belowStrip = 0.7;
constexpr qreal belowCircles = 0.1;
constexpr qreal belowLane = 1.3;

struct Heights {
    Heights(const TimelineFonts &fonts, std::size_t laneCount)
        : lanes(static_cast<qreal>(laneCount))
        , small(std::ceil(QFontMetricsF(fonts.small).height()))
        , number(std::ceil(QFontMetricsF(fonts.strong).height()))
        , circle(2 * std::round(number * 0.68))
    {
    }

    qreal fixed() const
    {
        return 2 * margin + handleHeight + lanes * (small + circle + number) + tickLength + small;
    }
    qreal gaps() const { return belowHandle + lanes * (belowStrip + belowCircles + belowLane); }

    qreal lanes;
    qreal small;
    qreal number;
    qreal circle;
};

} // namespace

TimelineRows TimelineRows::make(qreal height, const TimelineFonts &fonts, std::size_t lanes)
{
    Heights heights(fonts, lanes);
    const qreal missing = heights.fixed() + heights.gaps() - height;
    if (missing > 0) { // rather smaller circles than touching rows
        heights.circle
            = std::max(12.0, heights.circle - 2 * std::ceil(missing / (2 * heights.lanes)));
    }
    const qreal gap = std::clamp((height - heights.fixed()) / heights.gaps(), 0.0, calmGap);
    const qreal unused = std::max(0.0, height - heights.fixed() - gap * heights.gaps());

    TimelineRows rows;
    rows.lanes.resize(lanes);
    qreal y = margin + unused / 2;
    rows.handleTop = std::round(y);
    y += handleHeight + gap * belowHandle;
    for (LaneRows &lane : rows.lanes) {
        lane.radius = heights.circle / 2;
        // As high as the values on them, but for a rim of the circles.
        lane.barHeight = std::min(heights.small, heights.circle - 4);
        lane.stripHeight = heights.small;
        lane.stripTop = std::round(y);
        y += heights.small + gap * belowStrip;
        lane.centreY = std::round(y + lane.radius);
        y += heights.circle + gap * belowCircles;
        lane.numberTop = std::round(y);
        y += heights.number + gap * belowLane;
    }
    rows.axisTop = std::round(y);
    return rows;
}

qreal TimelineRows::heightFor(qreal gap, const TimelineFonts &fonts, std::size_t lanes)
{
    const Heights heights(fonts, lanes);
    return std::ceil(heights.fixed() + gap * heights.gaps());
}

} // namespace backoff
