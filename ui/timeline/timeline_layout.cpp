// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timeline_layout.h"

#include "ui/timeline/lane_layout.h"
#include "ui/timeline/timeline_rows.h"
#include "ui/timeline/timeline_texts.h"

#include <QFontMetricsF>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>

namespace backoff {

namespace {

// Pixels of a desk.
constexpr qreal margin = 4;
constexpr qreal labelGap = 14; // between the lanes' labels and the first circle
constexpr qreal tickLength = 6;
constexpr double largestLabelShare = 0.26; // of the width
constexpr double largestPresentedShare = 0.3; // where no tooltip says the rest

// How much of the delay that was not waited may stretch the axis.
constexpr double unwaitedShare = 0.25;

qreal labelWidth(const RunResult &result, QSizeF size, const TimelineFonts &fonts)
{
    qreal width = 0;
    for (const LaneId lane : lanesOf(result)) {
        const QString note = timeline_texts::laneNote(lane, result);
        width = std::max({width,
            QFontMetricsF(fonts.strong).horizontalAdvance(timeline_texts::laneTitle(lane)),
            QFontMetricsF(fonts.small).horizontalAdvance(note)});
    }
    const double share = fonts.enlarged.isOn() ? largestPresentedShare : largestLabelShare;
    return std::min(std::ceil(width), std::floor(size.width() * share));
}

// Smaller circles where there are many, so that waits show between them.
qreal radiusFor(const RunResult &result, qreal largest, qreal width, qreal scale)
{
    std::size_t most = 0;
    for (const LaneId lane : lanesOf(result)) {
        most = std::max(most, laneOf(result, lane).attempts.size());
    }
    const qreal smallest = std::min(largest, std::max(7.0 * scale, largest * 0.72));
    return std::clamp(std::round(0.36 * width / static_cast<double>(most)), smallest, largest);
}

// The time at the right end of the axis: the run, then a little room for the last circle, or for
// some of what was not waited. A run of 0 s shows the first delay's length.
double spanOf(const RunResult &result, double end, qreal width, qreal room)
{
    const double padded = end / (1 - std::min(0.5, room / std::max(1.0, width)));
    double stretched = 0;
    for (const LaneId id : lanesOf(result)) {
        const Lane &lane = laneOf(result, id);
        stretched = std::max(stretched, lane.end + lane.notWaited.value_or(0));
    }
    if (end <= 0) {
        return stretched > 0 ? stretched : result.policy().base;
    }
    const double limit = std::max(padded, end * (1 + unwaitedShare));
    const double span = std::max(padded, std::min(stretched, limit));
    return std::min(span, std::numeric_limits<double>::max());
}

TextBox leftText(const QString &text, const QFont &font, QPointF topLeft, qreal width)
{
    const QFontMetricsF metrics(font);
    const QString elided = metrics.elidedText(text, Qt::ElideRight, width);
    return {QRectF(topLeft, QSizeF(metrics.horizontalAdvance(elided), metrics.height())), elided};
}

// Where there is room the note takes a second line rather than an ellipsis: a class cannot ask for
// a tooltip.
QStringList noteLines(const QString &note, const QFontMetricsF &metrics, QSizeF room)
{
    const QString comma = QStringLiteral(", ");
    const qsizetype at = note.indexOf(comma);
    const bool fits = at < 0 || metrics.horizontalAdvance(note) <= room.width();
    if (fits || 2 * metrics.height() > room.height()) {
        return {note};
    }
    return {note.left(at + 1), note.mid(at + comma.size())};
}

void labelLane(LaneLayout &lane, const RunResult &result, const TimelineFonts &fonts, QSizeF room)
{
    const qreal left = fonts.enlarged.scale * margin;
    const qreal titleHeight = QFontMetricsF(fonts.strong).height();
    const qreal noteHeight = QFontMetricsF(fonts.small).height();
    lane.wholeNote = timeline_texts::laneNote(lane.id, result);
    const QFontMetricsF metrics(fonts.small);
    const qreal height = fonts.enlarged.isOn() ? room.height() : 0;
    const QStringList lines
        = noteLines(lane.wholeNote, metrics, {room.width(), height - titleHeight});
    const qreal all = titleHeight + static_cast<qreal>(lines.size()) * noteHeight;
    const qreal top = std::round(lane.centreY - all / 2 - 1);
    lane.title = leftText(
        timeline_texts::laneTitle(lane.id), fonts.strong, QPointF(left, top), room.width());
    qreal y = top + titleHeight;
    for (const QString &line : lines) {
        lane.note.push_back(leftText(line, fonts.small, QPointF(left, y), room.width()));
        y += noteHeight;
    }
}

// As many ticks as their labels leave room for.
std::vector<AxisTick> axisTicks(const TimelineLayout &layout, Unit unit)
{
    const QFontMetricsF metrics(layout.fonts.small);
    const qreal width = layout.axis.right - layout.axis.left;
    const qreal scale = layout.fonts.enlarged.scale;
    const auto widest = [&](const std::vector<double> &times) {
        qreal most = 0;
        for (const double t : times) {
            most = std::max(most, metrics.horizontalAdvance(timeline_texts::tickLabel(t, unit)));
        }
        return most;
    };
    int count = 11;
    std::vector<double> times = niceTicks(layout.axis.span, count);
    while (count > 2 && (widest(times) + 24 * scale) * static_cast<double>(times.size()) > width) {
        times = niceTicks(layout.axis.span, --count);
    }

    std::vector<AxisTick> ticks;
    for (const double t : times) {
        AxisTick tick {layout.xAt(t), t, {}};
        const QString text = timeline_texts::tickLabel(t, unit);
        const qreal advance = metrics.horizontalAdvance(text);
        const QRectF rect(
            tick.x - advance / 2, layout.axisTop + scale * tickLength, advance, metrics.height());
        const bool clear
            = ticks.empty() || rect.left() > ticks.back().label.rect.right() + 4 * scale;
        if (clear && rect.right() <= layout.size.width()) { // no tick without its label
            tick.label = {rect, text};
            ticks.push_back(tick);
        }
    }
    return ticks;
}

} // namespace

TimelineLayout TimelineLayout::make(
    const RunResult &result, QSizeF size, const QFont &font, const Enlargement &enlarged)
{
    TimelineLayout layout;
    layout.size = size;
    layout.fonts = TimelineFonts::from(font, enlarged);
    TimelineRows rows = TimelineRows::make(size.height(), layout.fonts, lanesOf(result).size());
    if (rows.smallNumbers) {
        layout.fonts.number = layout.fonts.smallStrong;
    }
    layout.handleTop = rows.handleTop;
    layout.axisTop = rows.axisTop;
    layout.end = endOf(result.events);

    const qreal labels = labelWidth(result, size, layout.fonts);
    const qreal rim = rows.lanes[0].radius;
    const qreal scale = enlarged.scale;
    layout.axis.left = std::round(scale * margin + labels + scale * labelGap + rim);
    layout.axis.right
        = std::max(layout.axis.left + 1, std::floor(size.width() - scale * margin - rim / 2));
    layout.radius = radiusFor(result, rim, layout.axis.right - layout.axis.left, scale);
    for (LaneRows &lane : rows.lanes) {
        lane.radius = layout.radius;
    }
    layout.axis.span
        = spanOf(result, layout.end, layout.axis.right - layout.axis.left, 2 * layout.radius);

    const qreal pitch = rows.lanes[1].centreY - rows.lanes[0].centreY;
    for (const LaneId id : lanesOf(result)) {
        const LaneRows &laneRows = rows.lanes[layout.lanes.size()];
        layout.lanes.push_back(layOutLane({result, id, layout.axis, laneRows, layout.fonts}));
        labelLane(layout.lanes.back(), result, layout.fonts, {labels, pitch});
    }
    layout.ticks = axisTicks(layout, result.unit());
    return layout;
}

double TimelineLayout::timeAt(qreal x) const { return std::min(axis.timeAt(x), end); }

std::vector<QRectF> LaneLayout::textRects() const
{
    std::vector<QRectF> rects;
    const auto add = [&rects](const TextBox &box) {
        if (box.shown()) {
            rects.push_back(box.rect);
        }
    };
    for (const ServiceBand &band : bands) {
        add(band.word);
    }
    for (const WaitBar &bar : bars) {
        add(bar.value);
    }
    for (const AttemptCircle &circle : circles) {
        add(circle.label);
    }
    if (unwaited) {
        add(unwaited->word);
    }
    return rects;
}

qreal minimumTimelineHeight(const QFont &font, std::size_t lanes, const Enlargement &enlarged)
{
    return TimelineRows::leastHeight(TimelineFonts::from(font, enlarged), lanes);
}

qreal comfortableTimelineHeight(const QFont &font, std::size_t lanes, const Enlargement &enlarged)
{
    return TimelineRows::calmHeight(TimelineFonts::from(font, enlarged), lanes);
}

} // namespace backoff
