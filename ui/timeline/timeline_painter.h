// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Paints a timeline layout on any paint device.
//
// With a moment, what lies before the playhead is solid, what comes after it ghosted, and the
// playhead is drawn; without one the whole run is solid, as in a picture to keep. The playhead's
// line passes behind circles and is broken at texts, so that nothing is ever written over it.

#pragma once

#include "ui/style/theme.h"
#include "ui/timeline/timeline_layout.h"

#include <array>
#include <optional>

class QPainter;

namespace backoff {

struct TimelineMoment {
    double t = 0;
    // How many attempts of each lane are answered: at one instant a cursor steps through several.
    std::array<std::int64_t, laneCount> answered {};

    [[nodiscard]] static TimelineMoment at(const RunResult &result, Cursor cursor);
};

class TimelinePainter
{
public:
    TimelinePainter(QPainter &painter,
        const TimelineLayout &layout,
        const Theme &theme,
        const std::optional<TimelineMoment> &moment);
    void paint();

private:
    void paintLane(const LaneLayout &lane);
    void paintBars(const LaneLayout &lane);
    void paintUnwaited(const LaneLayout &lane);
    void paintCalls(const LaneLayout &lane);
    void paintTicks(const LaneLayout &lane);
    void paintGhost(const QRectF &rect, const QColor &color); // of what is yet to come
    void paintCircles(const LaneLayout &lane);
    void paintAxis();
    void paintPlayhead();
    void paintHandle();
    void write(const TextBox &box, const QFont &font, const QColor &color);
    void writeAcrossPlayhead(const TextBox &box, const QColor &past, const QColor &future);
    // The part of the rectangle before the playhead; null if there is none.
    [[nodiscard]] QRectF past(const QRectF &rect) const;
    [[nodiscard]] bool isAnswered(const LaneLayout &lane, std::int64_t attempt) const;

    QPainter &m_painter;
    const TimelineLayout &m_layout;
    const Theme &m_theme;
    const std::optional<TimelineMoment> &m_moment;
    qreal m_playheadX;
};

} // namespace backoff
