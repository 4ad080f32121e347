// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_strokes.h"

#include "ui/style/hatch.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace backoff {

static constexpr double pointRadius = 3.5;
static constexpr double squareHalf = 3.2;
static constexpr double triangleHalf = 5.4;

QPen penOf(const QColor &color, double width, Qt::PenStyle style)
{
    QPen pen(color, width, style, Qt::FlatCap, Qt::MiterJoin);
    if (style == Qt::DashLine) {
        pen.setDashPattern({3, 2.5});
    }
    return pen;
}

// Dashes and dots, which nothing else has.
static QPen pinnedCurve(const QColor &color)
{
    QPen pen = penOf(color, 2);
    pen.setDashPattern({3.5, 1.5, 1, 1.5});
    return pen;
}

// Round ends close the seams of a line that is painted piece by piece.
static QPen solidCurve(const QColor &color, double width)
{
    return {color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QPen curvePen(CurveRole role, const Theme &theme)
{
    switch (role) {
    case CurveRole::Band:
        break;
    case CurveRole::Modelled:
        return solidCurve(theme.tintEdge, 1.6);
    case CurveRole::UnusedModelled:
        return penOf(theme.tintEdge, 1.2, Qt::DashLine);
    case CurveRole::Jittered:
        return solidCurve(theme.accent, 2.8);
    case CurveRole::UnusedJittered:
        return penOf(theme.accent, 1.2, Qt::DashLine);
    case CurveRole::Pinned:
    case CurveRole::PinnedCeiling:
        return pinnedCurve(theme.pinnedB);
    }
    return QPen(Qt::NoPen);
}

QRectF crisp(const QRectF &rect)
{
    const QPointF corner(std::round(rect.left()) + 0.5, std::round(rect.top()) + 0.5);
    const QPointF other(std::round(rect.right()) - 0.5, std::round(rect.bottom()) - 0.5);
    return {corner, QPointF(std::max(other.x(), corner.x()), std::max(other.y(), corner.y()))};
}

void paintPoint(
    QPainter &painter, PointShape shape, QPointF at, const QColor &fill, const QColor &edge)
{
    painter.setBrush(fill);
    painter.setPen(penOf(edge, 1.5));
    switch (shape) {
    case PointShape::Round:
        painter.drawEllipse(at, pointRadius, pointRadius);
        break;
    case PointShape::Square:
        painter.drawRect(
            QRectF(at.x() - squareHalf, at.y() - squareHalf, 2 * squareHalf, 2 * squareHalf));
        break;
    case PointShape::Triangle: {
        const double below = 0.65 * triangleHalf;
        const QPointF corners[] = {at + QPointF(0, -triangleHalf),
            at + QPointF(triangleHalf, below),
            at + QPointF(-triangleHalf, below)};
        painter.drawPolygon(corners, 3);
        break;
    }
    }
}

void paintPinnedDot(QPainter &painter, QPointF at, const Theme &theme)
{
    painter.fillRect(QRectF(at.x() - 0.75, at.y() - 2.5, 1.5, 5), theme.pinnedB);
}

void paintHint(QPainter &painter, const QRectF &rect, const Theme &theme)
{
    const QRectF box = crisp(rect);
    painter.setPen(penOf(theme.accent, 1.2));
    const std::vector<QLineF> lines = hatchLines(box, 1, 6);
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    painter.setPen(penOf(theme.accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
}

} // namespace backoff
