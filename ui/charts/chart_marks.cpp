// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_marks.h"

#include "ui/charts/chart_strokes.h"

#include <QPainter>

#include <cmath>

namespace backoff {

namespace {

constexpr qsizetype mostRoundDots = 600; // beyond, small squares say the same and paint faster

// A range that the run did not use; for a projector it has no bar, but is as strong.
QColor unusedEdge(const Theme &theme)
{
    QColor color = theme.tintEdge;
    if (!theme.enlarged.isOn()) {
        color.setAlphaF(0.6F);
    }
    return color;
}

// Policy B's ceiling may lie on a bar, whose colour is as dark: it is set off by the card's.
void paintPinnedCeiling(QPainter &painter, const QLineF &line, const Theme &theme)
{
    painter.setPen(penOf(theme.card, 4, theme));
    painter.drawLine(line);
    painter.setPen(curvePen(CurveRole::PinnedCeiling, theme));
    painter.drawLine(line);
}

QLineF crispLine(const QRectF &rect)
{
    const double y = std::round(rect.center().y());
    return {std::round(rect.left()), y, std::round(rect.right()), y};
}

// A wait of nothing: a small diamond on the ground line.
void paintZero(QPainter &painter, QPointF at, const Theme &theme)
{
    const double half = theme.enlarged.mark(5);
    const QPointF corners[] = {at + QPointF(0, -half),
        at + QPointF(half, 0),
        at + QPointF(0, half),
        at + QPointF(-half, 0)};
    painter.setPen(penOf(theme.card, 1, theme));
    painter.setBrush(theme.accent);
    painter.drawPolygon(corners, 4);
}

void paintMark(QPainter &painter, const Mark &mark, const PlotMap &map, const Theme &theme)
{
    const QRectF rect = map.rect(mark);
    painter.setBrush(Qt::NoBrush);
    switch (mark.role) {
    case MarkRole::Range:
    case MarkRole::UnusedRange: // paintRange
    case MarkRole::Draw: // Qt Charts
        break;
    case MarkRole::UnusedDraw:
        painter.setPen(penOf(theme.accent, 1, theme));
        painter.drawRect(crisp(rect, theme.enlarged.line(1)));
        break;
    case MarkRole::Hint:
        paintHint(painter, rect, theme);
        break;
    case MarkRole::Ceiling:
        painter.setPen(penOf(theme.tintEdge, 2, theme));
        painter.drawLine(crispLine(rect));
        break;
    case MarkRole::UnusedCeiling:
        painter.setPen(penOf(theme.tintEdge, 1, theme));
        painter.drawLine(crispLine(rect).translated(0, 0.5));
        break;
    case MarkRole::Zero:
        paintZero(painter, rect.center(), theme);
        break;
    case MarkRole::ModelledPoint:
        paintPoint(painter, PointShape::Square, rect.center(), theme.tintEdge, theme.card, theme);
        break;
    case MarkRole::UnusedModelledPoint:
        paintPoint(painter, PointShape::Square, rect.center(), theme.card, theme.tintEdge, theme);
        break;
    case MarkRole::JitteredPoint:
        paintPoint(painter, PointShape::Round, rect.center(), theme.accent, theme.card, theme);
        break;
    case MarkRole::UnusedPoint:
        paintPoint(painter, PointShape::Round, rect.center(), theme.card, theme.accent, theme);
        break;
    case MarkRole::RunEnd:
        painter.setPen(penOf(theme.mutedText, 1, theme, Qt::DashLine));
        painter.drawLine(QLineF(std::round(rect.left()) + 0.5,
            rect.top(),
            std::round(rect.left()) + 0.5,
            rect.bottom()));
        break;
    case MarkRole::PinnedRange:
        painter.setPen(penOf(theme.pinnedB, 1.2, theme));
        painter.drawLine(QLineF(rect.center().x(), rect.top(), rect.center().x(), rect.bottom()));
        break;
    case MarkRole::PinnedCeiling:
        paintPinnedCeiling(painter, crispLine(rect), theme);
        break;
    case MarkRole::PinnedPoint:
        paintPoint(painter, PointShape::Triangle, rect.center(), theme.pinnedB, theme.card, theme);
        break;
    case MarkRole::UnusedPinnedPoint:
        paintPoint(painter, PointShape::Triangle, rect.center(), theme.card, theme.pinnedB, theme);
        break;
    }
}

bool isRange(const Mark &mark)
{
    return mark.role == MarkRole::Range || mark.role == MarkRole::UnusedRange;
}

bool isBar(const Mark &mark)
{
    return mark.role == MarkRole::Draw || mark.role == MarkRole::UnusedDraw;
}

// The part of a level edge that the bar does not hide.
void paintEdge(QPainter &painter, const QRectF &box, double y, const QRectF &bar)
{
    if (bar.isNull() || y < bar.top() || bar.bottom() < y) {
        painter.drawLine(QLineF(box.left(), y, box.right(), y));
        return;
    }
    const double cap = painter.pen().widthF() / 2; // its square end
    painter.drawLine(QLineF(box.left(), y, bar.left() - cap, y));
    painter.drawLine(QLineF(bar.right() + cap, y, box.right(), y));
}

// The outline of a box. Its bar stands in front and must not be crossed; it is left out by
// arithmetic, for not every paint device knows how to clip.
void paintRange(QPainter &painter,
    const QRectF &rect,
    const QRectF &bar,
    const QColor &color,
    const Theme &theme)
{
    const QRectF box = crisp(rect, theme.enlarged.line(1));
    QPen pen = penOf(color, 1, theme);
    pen.setCapStyle(Qt::SquareCap); // closes the corners
    painter.setPen(pen);
    painter.drawLine(box.topLeft(), box.bottomLeft());
    painter.drawLine(box.topRight(), box.bottomRight());
    paintEdge(painter, box, box.top(), bar);
    paintEdge(painter, box, box.bottom(), bar);
}

// A range is followed by what stands in it.
void paintRanges(QPainter &painter, const ChartSpec &spec, const PlotMap &map, const Theme &theme)
{
    for (auto mark = spec.marks.begin(); mark != spec.marks.end(); ++mark) {
        if (isRange(*mark)) {
            const auto next = mark + 1;
            const bool hasBar = next != spec.marks.end() && isBar(*next);
            const bool used = mark->role == MarkRole::Range;
            paintRange(painter,
                map.rect(*mark),
                hasBar ? map.rect(*next) : QRectF(),
                used ? theme.tintEdge : unusedEdge(theme),
                theme);
        }
    }
}

void paintDots(QPainter &painter,
    const Curve &curve,
    const PlotMap &map,
    const QColor &color,
    const Theme &theme)
{
    if (!curve.asDots) {
        return;
    }
    const bool round = curve.points.size() <= mostRoundDots;
    const double radius = theme.enlarged.mark(2.2);
    const int side = theme.enlarged.pixels(2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, round);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    QList<QRect> squares;
    for (const QPointF &point : curve.points) {
        const QPointF at = map.point(point);
        if (round) {
            painter.drawEllipse(at, radius, radius);
        } else {
            squares << QRect(qRound(at.x()) - side / 2, qRound(at.y()) - side / 2, side, side);
        }
    }
    painter.drawRects(squares);
    painter.restore();
}

void paintPinnedDots(QPainter &painter, const Curve &curve, const PlotMap &map, const Theme &theme)
{
    for (qsizetype i = 0; curve.asDots && i < curve.points.size(); ++i) {
        paintPinnedDot(painter, map.point(curve.points[i]), theme);
    }
}

} // namespace

void paintMarks(
    QPainter &painter, const ChartSpec &spec, const ChartLayout &layout, const Theme &theme)
{
    paintDots(painter, spec.curve(CurveRole::UnusedJittered), layout.map, theme.tintEdge, theme);
    paintDots(painter, spec.curve(CurveRole::Jittered), layout.map, theme.accent, theme);
    paintPinnedDots(painter, spec.curve(CurveRole::Pinned), layout.map, theme);
    paintRanges(painter, spec, layout.map, theme);
    for (const Mark &mark : spec.marks) {
        paintMark(painter, mark, layout.map, theme);
    }
}

} // namespace backoff
