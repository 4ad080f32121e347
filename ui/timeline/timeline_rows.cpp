// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timeline_rows.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

// Pixels of a desk.
constexpr qreal margin = 4;
constexpr qreal handleHeight = 11;
constexpr qreal tickLength = 6;

// Shares of the free height, in units of a gap.
constexpr qreal belowHandle = 0.4;
constexpr qreal belowStrip = 0.7;
constexpr qreal belowCircles = 0.1;
constexpr qreal belowLane = 1.3;

constexpr qreal smallCircle = 16;
constexpr qreal smallestCircle = 12;
constexpr qreal thinStrip = 5;
constexpr qreal closerGap = 5;

class Heights
{
public:
    Heights(const TimelineFonts &timelineFonts, std::size_t laneCount)
        : lanes(static_cast<qreal>(laneCount))
        , scale(timelineFonts.enlarged.scale)
        , small(std::ceil(QFontMetricsF(timelineFonts.small).height()))
        , strip(small)
        , number(std::ceil(QFontMetricsF(timelineFonts.strong).height()))
        , circle(2 * std::round(number * 0.68))
    {
    }

    qreal fixed() const
    {
        return scale * (2 * margin + handleHeight + tickLength) + lanes * (strip + circle + number)
            + small;
    }
    // As high as the values on it, and its edges where these are thick, but for a rim of the
    // circles.
    qreal bar(const Enlargement &enlarged) const
    {
        return enlarged.isOn() ? std::min(small + 2 * enlarged.line(1), circle - 2 * scale)
                               : std::min(small, circle - 4);
    }
    qreal gaps() const { return belowHandle + lanes * (belowStrip + belowCircles + belowLane); }

    // Rather smaller circles than touching rows; with a third lane also strips without their words,
    // then smaller numbers.
    void fitInto(qreal height)
    {
        if (lanes > 2) {
            shrink(circle, scale * smallCircle, height);
            shrink(strip, scale * thinStrip, height);
            shrink(number, small, height);
        }
        shrink(circle, scale * smallestCircle, height);
    }

    void shrinkToLeast()
    {
        if (scale > 1) { // lines are high then, and the window has no more room than else
            circle = std::min(circle, scale * (lanes > 2 ? smallestCircle : smallCircle));
        }
        if (lanes > 2) {
            circle = std::min(circle, scale * smallCircle);
            strip = std::min(strip, scale * thinStrip);
            number = std::min(number, small);
        }
    }

    qreal lanes;
    qreal scale;
    qreal small;
    qreal strip;
    qreal number;
    qreal circle;

private:
    // By whole pixels on both sides of its middle.
    void shrink(qreal &row, qreal least, qreal height) const
    {
        const qreal missing = (fixed() + gaps() - height) / lanes;
        if (missing > 0) {
            row = std::max(std::min(row, least), row - 2 * std::ceil(missing / 2));
        }
    }
};

} // namespace

TimelineRows TimelineRows::make(qreal height, const TimelineFonts &fonts, std::size_t lanes)
{
    Heights heights(fonts, lanes);
    const qreal plainNumber = heights.number;
    heights.fitInto(height);
    const qreal gap
        = std::clamp((height - heights.fixed()) / heights.gaps(), 0.0, heights.scale * calmGap);
    const qreal unused = std::max(0.0, height - heights.fixed() - gap * heights.gaps());

    TimelineRows rows;
    rows.lanes.resize(lanes);
    rows.smallNumbers = heights.number < plainNumber;
    qreal y = heights.scale * margin + unused / 2;
    rows.handleTop = std::round(y);
    y += heights.scale * handleHeight + gap * belowHandle;
    for (LaneRows &lane : rows.lanes) {
        lane.radius = heights.circle / 2;
        lane.barHeight = heights.bar(fonts.enlarged);
        lane.stripHeight = heights.strip;
        lane.hasWords = heights.strip >= heights.small;
        lane.stripTop = std::round(y);
        y += heights.strip + gap * belowStrip;
        lane.centreY = std::round(y + lane.radius);
        y += heights.circle + gap * belowCircles;
        lane.numberTop = std::round(y);
        y += heights.number + gap * belowLane;
    }
    rows.axisTop = std::round(y);
    return rows;
}

qreal TimelineRows::calmHeight(const TimelineFonts &fonts, std::size_t lanes)
{
    const Heights heights(fonts, lanes);
    // What stands below keeps its room.
    const qreal gap = heights.scale * (lanes > 2 ? closerGap : calmGap);
    return std::ceil(heights.fixed() + gap * heights.gaps());
}

qreal TimelineRows::leastHeight(const TimelineFonts &fonts, std::size_t lanes)
{
    Heights heights(fonts, lanes);
    heights.shrinkToLeast();
    return std::ceil(heights.fixed() + heights.gaps());
}

} // namespace backoff
