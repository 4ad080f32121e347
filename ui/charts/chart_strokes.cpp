// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_strokes.h"

#include "ui/style/hatch.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace backoff {

// Pixels of a desk.
static constexpr double pointRadius = 3.5;
static constexpr double squareHalf = 3.2;
static constexpr double triangleHalf = 5.4;
static constexpr double hatchDistance = 6;

QPen penOf(const QColor &color, double width, const Theme &theme, Qt::PenStyle style)
{
    QPen pen(color, theme.enlarged.line(width), style, Qt::FlatCap, Qt::MiterJoin);
    if (style == Qt::DashLine) {
        pen.setDashPattern({3, 2.5});
    }
    return pen;
}

// Dashes and dots, which nothing else has.
static QPen pinnedCurve(const Theme &theme)
{
    QPen pen = penOf(theme.pinnedB, 2, theme);
    pen.setDashPattern({3.5, 1.5, 1, 1.5});
    return pen;
}

// Round ends close the seams of a line that is painted piece by piece.
static QPen solidCurve(const QColor &color, double width, const Theme &theme)
{
    return {color, theme.enlarged.line(width), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QPen curvePen(CurveRole role, const Theme &theme)
{
    switch (role) {
    case CurveRole::Band:
        break;
    case CurveRole::Modelled:
        return solidCurve(theme.tintEdge, 1.6, theme);
    case CurveRole::UnusedModelled:
        return penOf(theme.tintEdge, 1.2, theme, Qt::DashLine);
    case CurveRole::Jittered:
        return solidCurve(theme.accent, 2.8, theme);
    case CurveRole::UnusedJittered:
        return penOf(theme.accent, 1.2, theme, Qt::DashLine);
    case CurveRole::Pinned:
    case CurveRole::PinnedCeiling:
        return pinnedCurve(theme);
    }
    return QPen(Qt::NoPen);
}

QRectF crisp(const QRectF &rect, double line)
{
    const double half = line / 2;
    const QPointF corner(std::round(rect.left()) + half, std::round(rect.top()) + half);
    const QPointF other(std::round(rect.right()) - half, std::round(rect.bottom()) - half);
    return {corner, QPointF(std::max(other.x(), corner.x()), std::max(other.y(), corner.y()))};
}

void paintPoint(QPainter &painter,
    PointShape shape,
    QPointF at,
    const QColor &fill,
    const QColor &edge,
    const Theme &theme)
{
    const double scale = theme.enlarged.mark(1);
    painter.setBrush(fill);
    painter.setPen(penOf(edge, 1.5, theme));
    switch (shape) {
    case PointShape::Round:
        painter.drawEllipse(at, scale * pointRadius, scale * pointRadius);
        break;
    case PointShape::Square: {
        const double half = scale * squareHalf;
        painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half));
        break;
    }
    case PointShape::Triangle: {
        const double half = scale * triangleHalf;
        const double below = 0.65 * half;
        const QPointF corners[]
            = {at + QPointF(0, -half), at + QPointF(half, below), at + QPointF(-half, below)};
        painter.drawPolygon(corners, 3);
        break;
    }
    }
}

void paintPinnedDot(QPainter &painter, QPointF at, const Theme &theme)
{
    const double width = theme.enlarged.line(1.5);
    const double height = theme.enlarged.mark(5);
    painter.fillRect(QRectF(at.x() - width / 2, at.y() - height / 2, width, height), theme.pinnedB);
}

void paintHint(QPainter &painter, const QRectF &rect, const Theme &theme)
{
    const QRectF box = crisp(rect, theme.enlarged.line(1));
    painter.setPen(penOf(theme.accent, 1.2, theme));
    const std::vector<QLineF> lines = hatchLines(box, 1, theme.enlarged.mark(hatchDistance));
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    painter.setPen(penOf(theme.accent, 1, theme));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
}

} // namespace backoff
