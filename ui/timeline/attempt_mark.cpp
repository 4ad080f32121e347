// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/attempt_mark.h"

#include <QPainter>
#include <QPainterPath>

namespace backoff {

// Around the origin, in a disc of radius 1. Drawn with a pen, the hourglass filled too.
static QPainterPath shapeOf(Outcome outcome)
{
    QPainterPath path;
    switch (outcome) {
    case Outcome::Success: // a tick
        path.moveTo(-0.42, 0.02);
        path.lineTo(-0.12, 0.32);
        path.lineTo(0.44, -0.32);
        break;
    case Outcome::Transient: // a cross
        path.moveTo(-0.32, -0.32);
        path.lineTo(0.32, 0.32);
        path.moveTo(-0.32, 0.32);
        path.lineTo(0.32, -0.32);
        break;
    case Outcome::RateLimited: // an hourglass
        path.moveTo(-0.34, -0.44);
        path.lineTo(0.34, -0.44);
        path.lineTo(-0.34, 0.44);
        path.lineTo(0.34, 0.44);
        path.closeSubpath();
        break;
    case Outcome::Permanent: // no entry: a barred ring
        path.addEllipse(QPointF(0, 0), 0.52, 0.52);
        path.moveTo(-0.36, 0.36);
        path.lineTo(0.36, -0.36);
        break;
    }
    return path;
}

QColor markColor(Outcome outcome, const Theme &theme)
{
    switch (outcome) {
    case Outcome::Success:
        return theme.success;
    case Outcome::Transient:
    case Outcome::RateLimited:
        return theme.failure;
    case Outcome::Permanent:
        return theme.permanent;
    }
    return theme.text;
}

void paintAttemptMark(QPainter &painter,
    QPointF centre,
    qreal radius,
    Outcome outcome,
    MarkStyle style,
    const Theme &theme)
{
    const QColor color = markColor(outcome, theme);
    const bool solid = style == MarkStyle::Solid;
    painter.save();
    painter.translate(centre);

    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.card);
    const qreal ring = 1.5 * theme.enlarged.scale;
    painter.drawEllipse(QPointF(0, 0), radius + ring, radius + ring);
    const qreal outline = theme.enlarged.line(1.5);
    painter.setPen(solid ? QPen(Qt::NoPen) : QPen(color, outline));
    painter.setBrush(solid ? color : theme.card);
    const qreal disc = solid ? radius : radius - outline / 2;
    painter.drawEllipse(QPointF(0, 0), disc, disc);

    const QColor ink = solid ? theme.card : color;
    const qreal weight = outcome == Outcome::RateLimited ? 0.12 : 0.2;
    painter.scale(radius, radius);
    painter.setPen(QPen(ink, weight, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(outcome == Outcome::RateLimited ? QBrush(ink) : QBrush(Qt::NoBrush));
    painter.drawPath(shapeOf(outcome));
    painter.restore();
}

} // namespace backoff
