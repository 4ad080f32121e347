// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timeline_view.h"

#include "ui/accessibility/own_roles.h"
#include "ui/timeline/timeline_painter.h"
#include "ui/timeline/timeline_texts.h"

#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>
#include <iterator>

namespace backoff {

static constexpr qreal grabDistance = 7; // around the playhead
static constexpr double dimmedOpacity = 0.45;
static constexpr double presentedAir = 0.25; // of the calm gaps between rows

TimelineView::TimelineView(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent); // it fills all of itself: nothing is painted below it
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAccessibleName(tr("Timeline"));
}

void TimelineView::setResult(const RunResultPtr &result)
{
    m_result = result;
    if (result && m_cursor.index >= std::ssize(result->events)) {
        m_cursor = cursorAt(result->events, m_cursor.t);
    }
    if (const std::size_t lanes = result ? lanesOf(*result).size() : 2; lanes != m_lanes) {
        m_lanes = lanes;
        updateGeometry();
    }
    forgetLayout();
    describe();
}

void TimelineView::setCursorPosition(Cursor cursor)
{
    if (m_cursor == cursor) {
        return;
    }
    m_cursor = cursor;
    update();
}

void TimelineView::setTheme(const Theme &theme)
{
    const bool resized = theme.enlarged != m_theme.enlarged;
    m_theme = theme;
    if (resized) {
        forgetLayout();
        updateGeometry();
    }
    update();
}

void TimelineView::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    update();
}

const TimelineLayout &TimelineView::timelineLayout() const
{
    Q_ASSERT(m_result);
    if (!m_layout) {
        m_layout = TimelineLayout::make(*m_result, size(), font(), m_theme.enlarged);
    }
    return *m_layout;
}

QSize TimelineView::sizeHint() const
{
    const qreal calm = comfortableTimelineHeight(font(), m_lanes, m_theme.enlarged);
    if (!m_theme.enlarged.isOn()) {
        return QSize(900, qCeil(calm));
    }
    // Large letters take the height that the chart below needs for its bars.
    const qreal least = minimumTimelineHeight(font(), m_lanes, m_theme.enlarged);
    return QSize(900, qCeil(least + (calm - least) * presentedAir));
}

QSize TimelineView::minimumSizeHint() const
{
    return QSize(360, qCeil(minimumTimelineHeight(font(), m_lanes, m_theme.enlarged)));
}

void TimelineView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.card);
    if (m_result) {
        painter.setOpacity(m_dimmed ? dimmedOpacity : 1);
        TimelinePainter(painter, timelineLayout(), m_theme, TimelineMoment::at(*m_result, m_cursor))
            .paint();
    }
    if (hasFocus()) {
        painter.setOpacity(1);
        painter.setRenderHint(QPainter::Antialiasing);
        const double line = m_theme.enlarged.line(2);
        painter.setPen(QPen(m_theme.accent, line));
        painter.setBrush(Qt::NoBrush);
        const QRectF ring = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
        painter.drawRoundedRect(ring, 5, 5);
    }
}

void TimelineView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        forgetLayout();
        updateGeometry();
    } else if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Timeline"));
        forgetLayout();
        describe();
    }
}

// Over a lane's name all of its note, which is elided where there is little room.
bool TimelineView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto *help = static_cast<const QHelpEvent *>(event);
    const QString text = m_result ? noteAt(help->pos()) : QString();
    QToolTip::showText(help->globalPos(), text, this); // hides it where there is none
    event->setAccepted(!text.isEmpty());
    return true;
}

QString TimelineView::noteAt(QPointF position) const
{
    for (const LaneLayout &lane : timelineLayout().lanes) {
        if ((lane.title.rect | lane.note.front().rect | lane.note.back().rect).contains(position)) {
            return lane.wholeNote;
        }
    }
    return {};
}

void TimelineView::resizeEvent(QResizeEvent *) { forgetLayout(); }

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    const qreal x = event->position().x();
    if (!m_result || event->button() != Qt::LeftButton
        || x < timelineLayout().axis.left - grabDistance) {
        event->ignore();
        return;
    }
    m_dragging = true;
    showCursorShape(x);
    scrubTo(x);
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_result) {
        return;
    }
    if (m_dragging) {
        scrubTo(event->position().x());
    }
    showCursorShape(event->position().x());
}

void TimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_dragging) {
        m_dragging = false;
        showCursorShape(event->position().x());
    }
}

void TimelineView::forgetLayout()
{
    m_layout.reset();
    update();
}

void TimelineView::describe()
{
    setAccessibleDescription(m_result ? timeline_texts::description(*m_result) + u' '
                + tr("The schedule table has the same numbers.")
                                      : QString());
}

void TimelineView::scrubTo(qreal x) { Q_EMIT scrubbed(timelineLayout().timeAt(x)); }

// A hand where a click puts the playhead, arrows where it can be dragged.
void TimelineView::showCursorShape(qreal x)
{
    const TimelineLayout &layout = timelineLayout();
    const bool onPlayhead = std::abs(x - layout.xAt(m_cursor.t)) <= grabDistance;
    if (m_dragging || onPlayhead) {
        setCursor(Qt::SizeHorCursor);
    } else if (x >= layout.axis.left - grabDistance) {
        setCursor(Qt::PointingHandCursor);
    } else {
        unsetCursor();
    }
}

} // namespace backoff
