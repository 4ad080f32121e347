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
constexpr qreal gaps = belowHandle + 2 * (belowStrip + belowCircles + belowLane);

struct Heights {
    explicit Heights(const TimelineFonts &fonts)
        : small(std::ceil(QFontMetricsF(fonts.small).height()))
        , number(std::ceil(QFontMetricsF(fonts.strong).height()))
        , circle(2 * std::round(number * 0.68))
    {
    }

    qreal fixed() const
    {
        return 2 * margin + handleHeight + 2 * (small + circle + number) + tickLength + small;
    }

    qreal small;
    qreal number;
    qreal circle;
};

} // namespace

TimelineRows TimelineRows::make(qreal height, const TimelineFonts &fonts)
{
    Heights heights(fonts);
    const qreal missing = heights.fixed() + gaps - height;
    if (missing > 0) { // rather smaller circles than touching rows
        heights.circle = std::max(12.0, heights.circle - 2 * std::ceil(missing / 4));
    }
    const qreal gap = std::clamp((height - heights.fixed()) / gaps, 0.0, calmGap);
    const qreal unused = std::max(0.0, height - heights.fixed() - gap * gaps);

    TimelineRows rows;
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

qreal TimelineRows::heightFor(qreal gap, const TimelineFonts &fonts)
{
    return std::ceil(Heights(fonts).fixed() + gap * gaps);
}

} // namespace backoff
