// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timeline_painter.h"

#include "ui/timeline/attempt_mark.h"
#include "ui/timeline/bar_painter.h"
#include "ui/timeline/ghost.h"
#include "ui/timeline/service_band_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <limits>

namespace backoff {

namespace {

// Pixels of a desk.
constexpr qreal handleWidth = 13;
constexpr qreal handleHeight = 10;
constexpr qreal tickLength = 5;
constexpr double ghostShare = 0.5;

std::int64_t answeredIn(const LaneState &state)
{
    const bool pending = state.phase == Phase::NotStarted || state.phase == Phase::Calling;
    return std::max<std::int64_t>(0, pending ? state.attempt - 1 : state.attempt);
}

} // namespace

TimelineMoment TimelineMoment::at(const RunResult &result, Cursor cursor)
{
    TimelineMoment moment {cursor.t, {}};
    for (const LaneId id : lanesOf(result)) {
        moment.answered[static_cast<std::size_t>(id)]
            = answeredIn(laneStateAt(laneOf(result, id), id, result.events, cursor));
    }
    return moment;
}

TimelinePainter::TimelinePainter(QPainter &painter,
    const TimelineLayout &layout,
    const Theme &theme,
    const std::optional<TimelineMoment> &moment)
    : m_painter(painter)
    , m_layout(layout)
    , m_theme(theme)
    , m_moment(moment)
    , m_playheadX(moment ? layout.xAt(moment->t) : std::numeric_limits<qreal>::infinity())
{
}

void TimelinePainter::paint()
{
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    paintAxis();
    for (const LaneLayout &lane : m_layout.lanes) {
        paintLane(lane);
    }
    if (m_moment) {
        paintPlayhead();
    }
    for (const LaneLayout &lane : m_layout.lanes) {
        paintCircles(lane);
    }
    if (m_moment) {
        paintHandle();
    }
    m_painter.restore();
}

void TimelinePainter::paintLane(const LaneLayout &lane)
{
    write(lane.title, m_layout.fonts.strong, m_theme.text);
    for (const TextBox &line : lane.note) {
        write(line, m_layout.fonts.small, m_theme.mutedText);
    }
    for (const ServiceBand &band : lane.bands) {
        paintServiceBand(m_painter, band, m_theme);
        write(band.word, m_layout.fonts.smallStrong, serviceInk(band.state, m_theme));
    }
    const TimeAxis &axis = m_layout.axis;
    const qreal line = m_theme.enlarged.scale;
    m_painter.fillRect(QRectF(axis.left, lane.centreY, axis.right - axis.left, line), m_theme.grid);
    paintUnwaited(lane);
    paintBars(lane);
    paintCalls(lane);
    paintTicks(lane);
}

void TimelinePainter::paintBars(const LaneLayout &lane)
{
    const BarColors solid = solidBar(lane.id, m_theme);
    const BarColors ghost = ghostBar(lane.id, m_theme);
    const qreal line = m_theme.enlarged.line(1);
    for (const WaitBar &bar : lane.bars) {
        const QRectF done = past(bar.rect);
        if (done.width() < bar.rect.width()) {
            paintBar(m_painter, bar.rect, ghost, line);
        }
        if (!done.isNull()) {
            paintBar(m_painter, done, solid, line);
        }
        writeAcrossPlayhead(bar.value, solid.text, ghost.text);
    }
}

void TimelinePainter::paintUnwaited(const LaneLayout &lane)
{
    if (!lane.unwaited) {
        return;
    }
    const qreal line = m_theme.enlarged.line(1);
    const QRectF rect = outlineIn(lane.unwaited->rect, line);
    m_painter.fillRect(lane.unwaited->rect, m_theme.card); // the lane's line stops here
    QPen pen(m_theme.mutedText, line);
    pen.setDashPattern({4, 3});
    m_painter.setPen(pen);
    m_painter.drawLine(rect.topLeft(), rect.topRight());
    m_painter.drawLine(rect.bottomLeft(), rect.bottomRight());
    if (!lane.unwaited->cut) {
        m_painter.drawLine(rect.topRight(), rect.bottomRight());
    }
    write(lane.unwaited->word, m_layout.fonts.smallStrong, m_theme.mutedText);
}

void TimelinePainter::paintCalls(const LaneLayout &lane)
{
    for (const CallBar &call : lane.calls) {
        const QColor color = markColor(call.outcome, m_theme);
        paintGhost(call.rect, color);
        m_painter.fillRect(past(call.rect), color);
    }
}

void TimelinePainter::paintTicks(const LaneLayout &lane)
{
    for (const AttemptTick &tick : lane.ticks) {
        const QColor color = markColor(tick.outcome, m_theme);
        const qreal air = m_theme.enlarged.scale;
        m_painter.fillRect(tick.rect.adjusted(-air, 0, air, 0), m_theme.card);
        paintGhost(tick.rect, color);
        m_painter.fillRect(past(tick.rect), color);
    }
}

// Pale; for a projector lower instead.
void TimelinePainter::paintGhost(const QRectF &rect, const QColor &color)
{
    if (m_theme.enlarged.isOn()) {
        const qreal spare = rect.height() / 4;
        m_painter.fillRect(rect.adjusted(0, spare, 0, -spare), color);
    } else {
        m_painter.fillRect(rect, mixed(m_theme.card, color, ghostShare));
    }
}

void TimelinePainter::paintCircles(const LaneLayout &lane)
{
    for (const AttemptCircle &circle : lane.circles) {
        const bool answered = isAnswered(lane, circle.number);
        paintAttemptMark(m_painter,
            circle.centre,
            m_layout.radius,
            circle.outcome,
            answered ? MarkStyle::Solid : MarkStyle::Ghost,
            m_theme);
        write(circle.label, m_layout.fonts.number, answered ? m_theme.text : m_theme.mutedText);
    }
}

void TimelinePainter::paintAxis()
{
    for (const AxisTick &tick : m_layout.ticks) {
        const qreal width = m_theme.enlarged.line(1);
        const QRectF line(std::floor(tick.x - (width - 1) / 2),
            m_layout.axisTop,
            width,
            m_theme.enlarged.scale * tickLength);
        m_painter.fillRect(line, m_theme.mutedText);
        write(tick.label, m_layout.fonts.small, m_theme.mutedText);
    }
}

void TimelinePainter::paintPlayhead()
{
    const qreal scale = m_theme.enlarged.scale;
    const qreal air = 3 * scale;
    std::vector<QRectF> texts;
    for (const LaneLayout &lane : m_layout.lanes) {
        for (const QRectF &rect : lane.textRects()) {
            if (rect.left() - air <= m_playheadX && m_playheadX <= rect.right() + air) {
                texts.push_back(rect);
            }
        }
    }
    std::sort(texts.begin(), texts.end(), [](const QRectF &a, const QRectF &b) {
        return a.top() < b.top();
    });
    m_painter.setPen(QPen(m_theme.playhead, m_theme.enlarged.line(2), Qt::SolidLine, Qt::FlatCap));
    qreal y = m_layout.handleTop + scale * handleHeight / 2;
    for (const QRectF &text : texts) {
        if (text.top() > y) {
            m_painter.drawLine(QPointF(m_playheadX, y), QPointF(m_playheadX, text.top()));
        }
        y = std::max(y, text.bottom());
    }
    const qreal bottom = m_layout.axisTop + scale * tickLength;
    if (bottom > y) {
        m_painter.drawLine(QPointF(m_playheadX, y), QPointF(m_playheadX, bottom));
    }
}

void TimelinePainter::paintHandle()
{
    const qreal scale = m_theme.enlarged.scale;
    const qreal half = scale * handleWidth / 2;
    const qreal shoulder = m_layout.handleTop + 3 * scale;
    QPainterPath handle;
    handle.moveTo(m_playheadX - half, m_layout.handleTop);
    handle.lineTo(m_playheadX + half, m_layout.handleTop);
    handle.lineTo(m_playheadX + half, shoulder);
    handle.lineTo(m_playheadX, m_layout.handleTop + scale * handleHeight);
    handle.lineTo(m_playheadX - half, shoulder);
    handle.closeSubpath();
    m_painter.setPen(
        QPen(m_theme.playhead, 1.5 * scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(m_theme.playhead);
    m_painter.drawPath(handle);
}

void TimelinePainter::write(const TextBox &box, const QFont &font, const QColor &color)
{
    if (box.shown()) {
        m_painter.setFont(font);
        m_painter.setPen(color);
        m_painter.drawText(box.rect, Qt::AlignCenter | Qt::TextDontClip, box.text);
    }
}

void TimelinePainter::writeAcrossPlayhead(
    const TextBox &box, const QColor &pastColor, const QColor &futureColor)
{
    if (!box.shown()) {
        return;
    }
    const QRectF done = past(box.rect);
    if (done.width() >= box.rect.width()) {
        write(box, m_layout.fonts.smallStrong, pastColor);
        return;
    }
    write(box, m_layout.fonts.smallStrong, futureColor);
    if (!done.isNull()) {
        m_painter.save();
        m_painter.setClipRect(done);
        write(box, m_layout.fonts.smallStrong, pastColor);
        m_painter.restore();
    }
}

QRectF TimelinePainter::past(const QRectF &rect) const
{
    if (m_playheadX <= rect.left()) {
        return {};
    }
    return QRectF(rect.topLeft(), QPointF(std::min(rect.right(), m_playheadX), rect.bottom()));
}

bool TimelinePainter::isAnswered(const LaneLayout &lane, std::int64_t attempt) const
{
    return !m_moment || attempt <= m_moment->answered[static_cast<std::size_t>(lane.id)];
}

} // namespace backoff
