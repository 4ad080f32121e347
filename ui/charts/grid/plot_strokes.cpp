// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/plot_strokes.h"

#include <QPainter>
#include <QPolygonF>

namespace backoff {

namespace {

enum class Shape { Circle, Square, Triangle, Diamond, Cross };

// Pixels of a desk.
constexpr double radius = 4;
constexpr double errorEnd = 3.5; // half the width of an error bar's ends

QColor colorOf(LineRole role, const Theme &theme)
{
    switch (role) {
    case LineRole::Ceiling:
        return theme.tintEdge;
    case LineRole::Capacity:
        return theme.text;
    case LineRole::PinnedB:
        return theme.pinnedB;
    case LineRole::None:
        return theme.seriesNone;
    case LineRole::Equal:
        return theme.seriesEqual;
    case LineRole::Full:
        return theme.seriesFull;
    case LineRole::Decorrelated:
        return theme.seriesDecorrelated;
    case LineRole::NoBackoff:
        return theme.seriesNoBackoff;
    }
    return theme.text;
}

// In multiples of the pen's width; none: solid.
QList<qreal> dashesOf(LineRole role)
{
    switch (role) {
    case LineRole::Capacity:
        return {4, 2.5};
    case LineRole::PinnedB:
    case LineRole::Equal:
        return {5, 2};
    case LineRole::Decorrelated:
        return {5, 1.5, 1, 1.5};
    case LineRole::NoBackoff:
        return {1.2, 1.5};
    case LineRole::Ceiling:
    case LineRole::None:
    case LineRole::Full:
        break;
    }
    return {};
}

double widthOf(LineRole role)
{
    return role == LineRole::Capacity ? 1.3 : role == LineRole::Full ? 2.4 : 1.8;
}

Shape shapeOf(LineRole role)
{
    switch (role) {
    case LineRole::None:
    case LineRole::PinnedB:
        return Shape::Square;
    case LineRole::Equal:
        return Shape::Triangle;
    case LineRole::Decorrelated:
        return Shape::Diamond;
    case LineRole::NoBackoff:
        return Shape::Cross;
    case LineRole::Ceiling:
    case LineRole::Capacity:
    case LineRole::Full:
        break;
    }
    return Shape::Circle;
}

// Edged in the card's colour, so that it stands clear of lines and of its neighbours.
void paintShape(QPainter &painter, Shape shape, QPointF at, const QColor &color, const Theme &theme)
{
    const double scale = theme.enlarged.mark(1);
    const double size = scale * radius;
    const auto corner = [&](double x, double y) { return at + QPointF(x * size, y * size); };
    painter.setPen(QPen(theme.card, scale));
    painter.setBrush(color);
    switch (shape) {
    case Shape::Circle:
        painter.drawEllipse(at, size, size);
        break;
    case Shape::Square:
        painter.drawPolygon(
            QPolygonF {corner(-.9, -.9), corner(.9, -.9), corner(.9, .9), corner(-.9, .9)});
        break;
    case Shape::Triangle:
        painter.drawPolygon(QPolygonF {corner(0, -1.2), corner(1.15, .9), corner(-1.15, .9)});
        break;
    case Shape::Diamond:
        painter.drawPolygon(
            QPolygonF {corner(0, -1.3), corner(1.3, 0), corner(0, 1.3), corner(-1.3, 0)});
        break;
    case Shape::Cross:
        for (const QPen &pen : {QPen(theme.card, 4 * scale), QPen(color, 2 * scale)}) {
            painter.setPen(pen);
            painter.drawLine(QLineF(corner(-.9, -.9), corner(.9, .9)));
            painter.drawLine(QLineF(corner(-.9, .9), corner(.9, -.9)));
        }
        break;
    }
}

} // namespace

QPen linePen(LineRole role, const Theme &theme)
{
    QPen pen(colorOf(role, theme),
        theme.enlarged.line(widthOf(role)),
        Qt::SolidLine,
        Qt::FlatCap,
        Qt::RoundJoin);
    if (const QList<qreal> dashes = dashesOf(role); !dashes.isEmpty()) {
        pen.setDashPattern(dashes);
    }
    return pen;
}

QBrush areaBrush(AreaRole role, const Theme &theme)
{
    switch (role) {
    case AreaRole::Served:
    case AreaRole::Draw:
        return theme.accent;
    case AreaRole::Failed:
        return theme.failure;
    case AreaRole::Range:
    case AreaRole::Spread:
        return theme.tint;
    case AreaRole::UnusedDraw:
        break;
    }
    return Qt::NoBrush;
}

QPen areaEdge(AreaRole role, const Theme &theme)
{
    switch (role) {
    case AreaRole::Range:
    case AreaRole::Spread:
        return {theme.tintEdge, theme.enlarged.line(1)};
    case AreaRole::UnusedDraw:
        return {theme.accent, theme.enlarged.line(1)};
    case AreaRole::Served:
    case AreaRole::Failed:
    case AreaRole::Draw:
        break;
    }
    return QPen(Qt::NoPen);
}

QPen stripePen(const Theme &theme)
{
    return {theme.card, theme.enlarged.mark(1), Qt::SolidLine, Qt::FlatCap};
}

void paintPoint(QPainter &painter, LineRole role, QPointF at, const Theme &theme)
{
    paintShape(painter, shapeOf(role), at, colorOf(role, theme), theme);
}

void paintPoint(QPainter &painter, PointRole role, QPointF at, const Theme &theme)
{
    switch (role) {
    case PointRole::Mean:
        paintShape(painter, Shape::Circle, at, theme.text, theme);
        break;
    case PointRole::ThisSeed:
        paintShape(painter, Shape::Diamond, at, theme.accent, theme);
        break;
    case PointRole::PinnedB:
        paintShape(painter, Shape::Triangle, at, theme.pinnedB, theme);
        break;
    }
}

void paintErrorBar(QPainter &painter, const QLineF &stem, LineRole role, const Theme &theme)
{
    const QPointF end(theme.enlarged.mark(errorEnd), 0);
    painter.setPen(
        QPen(colorOf(role, theme), theme.enlarged.line(1.2), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(stem);
    painter.drawLine(QLineF(stem.p1() - end, stem.p1() + end));
    painter.drawLine(QLineF(stem.p2() - end, stem.p2() + end));
}

} // namespace backoff
