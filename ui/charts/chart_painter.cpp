// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_painter.h"

#include "ui/style/hatch.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

constexpr double pointRadius = 3.5;
constexpr double squareHalf = 3.2;
constexpr double widestHighlight = 220;
constexpr qsizetype mostRoundDots = 600; // beyond, small squares say the same and paint faster

QPen penOf(const QColor &color, double width, Qt::PenStyle style = Qt::SolidLine)
{
    QPen pen(color, width, style, Qt::FlatCap, Qt::MiterJoin);
    if (style == Qt::DashLine) {
        pen.setDashPattern({3, 2.5});
    }
    return pen;
}

QColor faded(QColor color)
{
    color.setAlphaF(0.6F);
    return color;
}

// The outline lies within the filled box, its line on whole pixels.
QRectF crisp(const QRectF &rect)
{
    const QPointF corner(std::round(rect.left()) + 0.5, std::round(rect.top()) + 0.5);
    const QPointF other(std::round(rect.right()) - 0.5, std::round(rect.bottom()) - 0.5);
    return {corner, QPointF(std::max(other.x(), corner.x()), std::max(other.y(), corner.y()))};
}

QLineF crispLine(const QRectF &rect)
{
    const double y = std::round(rect.center().y());
    return {std::round(rect.left()), y, std::round(rect.right()), y};
}

// Without colours a modelled point is told from a drawn one by its shape.
enum class PointShape { Square, Round };

void paintPoint(
    QPainter &painter, PointShape shape, QPointF at, const QColor &fill, const QColor &edge)
{
    painter.setBrush(fill);
    painter.setPen(penOf(edge, 1.5));
    if (shape == PointShape::Round) {
        painter.drawEllipse(at, pointRadius, pointRadius);
    } else {
        painter.drawRect(
            QRectF(at.x() - squareHalf, at.y() - squareHalf, 2 * squareHalf, 2 * squareHalf));
    }
}

// A wait of nothing: a small diamond on the ground line.
void paintZero(QPainter &painter, QPointF at, const Theme &theme)
{
    const QPointF corners[]
        = {at + QPointF(0, -5), at + QPointF(5, 0), at + QPointF(0, 5), at + QPointF(-5, 0)};
    painter.setPen(penOf(theme.card, 1));
    painter.setBrush(theme.accent);
    painter.drawPolygon(corners, 4);
}

// A bar that is hatched: a wait that the service asked for.
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
        painter.setPen(penOf(theme.accent, 1));
        painter.drawRect(crisp(rect));
        break;
    case MarkRole::Hint:
        paintHint(painter, rect, theme);
        break;
    case MarkRole::Ceiling:
        painter.setPen(penOf(theme.tintEdge, 2));
        painter.drawLine(crispLine(rect));
        break;
    case MarkRole::UnusedCeiling:
        painter.setPen(penOf(theme.tintEdge, 1));
        painter.drawLine(crispLine(rect).translated(0, 0.5));
        break;
    case MarkRole::Zero:
        paintZero(painter, rect.center(), theme);
        break;
    case MarkRole::ModelledPoint:
        paintPoint(painter, PointShape::Square, rect.center(), theme.tintEdge, theme.card);
        break;
    case MarkRole::UnusedModelledPoint:
        paintPoint(painter, PointShape::Square, rect.center(), theme.card, theme.tintEdge);
        break;
    case MarkRole::JitteredPoint:
        paintPoint(painter, PointShape::Round, rect.center(), theme.accent, theme.card);
        break;
    case MarkRole::UnusedPoint:
        paintPoint(painter, PointShape::Round, rect.center(), theme.card, theme.accent);
        break;
    case MarkRole::RunEnd:
        painter.setPen(penOf(theme.mutedText, 1, Qt::DashLine));
        painter.drawLine(QLineF(std::round(rect.left()) + 0.5,
            rect.top(),
            std::round(rect.left()) + 0.5,
            rect.bottom()));
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
    const double cap = 0.5; // the pen's square end
    painter.drawLine(QLineF(box.left(), y, bar.left() - cap, y));
    painter.drawLine(QLineF(bar.right() + cap, y, box.right(), y));
}

// The outline of a box. Its bar stands in front and must not be crossed; it is left out by
// arithmetic, for not every paint device knows how to clip.
void paintRange(QPainter &painter, const QRectF &rect, const QRectF &bar, const QColor &color)
{
    const QRectF box = crisp(rect);
    QPen pen = penOf(color, 1);
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
                used ? theme.tintEdge : faded(theme.tintEdge));
        }
    }
}

void paintDots(QPainter &painter, const Curve &curve, const PlotMap &map, const QColor &color)
{
    if (!curve.asDots) {
        return;
    }
    const bool round = curve.points.size() <= mostRoundDots;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, round);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    QList<QRect> squares;
    for (const QPointF &point : curve.points) {
        const QPointF at = map.point(point);
        if (round) {
            painter.drawEllipse(at, 2.2, 2.2);
        } else {
            squares << QRect(qRound(at.x()) - 1, qRound(at.y()) - 1, 2, 2);
        }
    }
    painter.drawRects(squares);
    painter.restore();
}

QColor colorOf(Ink ink, const Theme &theme)
{
    switch (ink) {
    case Ink::Axis:
    case Ink::UnusedAxis:
    case Ink::Unused:
        return theme.mutedText;
    case Ink::Range:
    case Ink::Jittered:
        return theme.accent;
    case Ink::OnCard:
        return theme.text;
    case Ink::Modelled:
        return theme.mutedText;
    case Ink::OnBar:
        return theme.onAccent;
    case Ink::OnBox:
        return theme.onTint;
    }
    return theme.text;
}

} // namespace

void paintGround(QPainter &painter,
    const ChartSpec &spec,
    const ChartLayout &layout,
    const Theme &theme,
    std::optional<std::int64_t> highlighted)
{
    const PlotMap &map = layout.map;
    if (highlighted && *highlighted <= spec.retries) {
        const double left = double(*highlighted) + spec.waitBegins;
        QRectF column = map.rect(QRectF(left, 0, 1, 1));
        const double width = std::clamp(column.width(), 3.0, widestHighlight);
        column.adjust((column.width() - width) / 2, 0, (width - column.width()) / 2, 0);
        painter.fillRect(column.intersected(map.plot), theme.currentRow);
    }
    for (const ChartTick &tick : spec.ticks) {
        const double y = std::round(map.y(tick.position));
        const QRectF line(map.plot.left(), y, map.plot.width(), 1); // filled: far less work
        painter.fillRect(line, tick.position > 0 ? theme.grid : theme.border);
    }
}

void paintMarks(
    QPainter &painter, const ChartSpec &spec, const ChartLayout &layout, const Theme &theme)
{
    paintDots(painter, spec.curve(CurveRole::UnusedJittered), layout.map, theme.tintEdge);
    paintDots(painter, spec.curve(CurveRole::Jittered), layout.map, theme.accent);
    paintRanges(painter, spec, layout.map, theme);
    for (const Mark &mark : spec.marks) {
        paintMark(painter, mark, layout.map, theme);
    }
}

void paintSentence(QPainter &painter,
    const QString &sentence,
    const QRectF &area,
    const Theme &theme,
    const QFont &font)
{
    painter.setFont(font);
    painter.setPen(theme.mutedText);
    painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, sentence);
}

void paintTexts(QPainter &painter, const ChartLayout &layout, const Theme &theme, const QFont &font)
{
    QFont bold = font;
    bold.setBold(true);
    for (const auto *texts : {&layout.axisTexts, &layout.labels}) {
        for (const PlacedText &text : *texts) {
            painter.setFont(text.bold ? bold : font);
            painter.setPen(colorOf(text.ink, theme));
            painter.drawText(text.rect, Qt::AlignCenter | Qt::TextDontClip, text.text);
        }
    }
}

void paintSwatch(QPainter &painter, const QRectF &rect, SwatchRole role, const Theme &theme)
{
    const QRectF box = rect.adjusted(0.5, 0.5, -0.5, -0.5);
    const QLineF middle(rect.left(), rect.center().y(), rect.right(), rect.center().y());
    switch (role) {
    case SwatchRole::Box:
        painter.setPen(penOf(theme.tintEdge, 1));
        painter.setBrush(theme.tint);
        painter.drawRoundedRect(box, 2, 2);
        break;
    case SwatchRole::Bar:
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accent);
        painter.drawRoundedRect(rect, 2, 2);
        break;
    case SwatchRole::Hint:
        paintHint(painter, rect, theme);
        break;
    case SwatchRole::Outline:
        painter.setPen(penOf(theme.tintEdge, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box);
        break;
    case SwatchRole::Dots:
    case SwatchRole::PaleDots:
        painter.setPen(Qt::NoPen);
        painter.setBrush(role == SwatchRole::Dots ? theme.accent : theme.tintEdge);
        for (const double x : {-3.5, 3.5}) {
            painter.drawEllipse(rect.center() + QPointF(x, x / 2), 2.2, 2.2);
        }
        break;
    case SwatchRole::Line:
        painter.setPen(curvePen(CurveRole::Jittered, theme));
        painter.drawLine(middle);
        break;
    case SwatchRole::PaleLine:
        painter.setPen(curvePen(CurveRole::Modelled, theme));
        painter.drawLine(middle);
        break;
    case SwatchRole::RoundPoints:
        painter.setPen(curvePen(CurveRole::Jittered, theme));
        painter.drawLine(middle);
        paintPoint(painter, PointShape::Round, rect.center(), theme.accent, theme.card);
        break;
    case SwatchRole::PaleSquares:
        painter.setPen(curvePen(CurveRole::Modelled, theme));
        painter.drawLine(middle);
        paintPoint(painter, PointShape::Square, rect.center(), theme.tintEdge, theme.card);
        break;
    case SwatchRole::Dashes:
        painter.setPen(curvePen(CurveRole::UnusedJittered, theme));
        painter.drawLine(middle);
        break;
    }
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
    }
    return QPen(Qt::NoPen);
}
} // namespace backoff
