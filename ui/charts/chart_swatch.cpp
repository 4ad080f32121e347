// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_swatch.h"

#include "ui/charts/chart_strokes.h"
#include "ui/charts/grid/plot_swatch.h"

#include <QPainter>

namespace backoff {

void paintSwatch(QPainter &painter, const QRectF &rect, SwatchRole role, const Theme &theme)
{
    const double half = theme.enlarged.line(1) / 2;
    const QRectF box = rect.adjusted(half, half, -half, -half);
    const double aside = theme.enlarged.mark(3.5); // of two dots, from the middle
    const double dot = theme.enlarged.mark(2.2);
    const QLineF middle(rect.left(), rect.center().y(), rect.right(), rect.center().y());
    switch (role) {
    case SwatchRole::Box:
        painter.setPen(penOf(theme.tintEdge, 1, theme));
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
        painter.setPen(penOf(theme.tintEdge, 1, theme));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box);
        break;
    case SwatchRole::Dots:
    case SwatchRole::PaleDots:
        painter.setPen(Qt::NoPen);
        painter.setBrush(role == SwatchRole::Dots ? theme.accent : theme.tintEdge);
        for (const double x : {-aside, aside}) {
            painter.drawEllipse(rect.center() + QPointF(x, x / 2), dot, dot);
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
        paintPoint(painter, PointShape::Round, rect.center(), theme.accent, theme.card, theme);
        break;
    case SwatchRole::PaleSquares:
        painter.setPen(curvePen(CurveRole::Modelled, theme));
        painter.drawLine(middle);
        paintPoint(painter, PointShape::Square, rect.center(), theme.tintEdge, theme.card, theme);
        break;
    case SwatchRole::Dashes:
        painter.setPen(curvePen(CurveRole::UnusedJittered, theme));
        painter.drawLine(middle);
        break;
    case SwatchRole::PinnedPoint:
        paintPoint(painter, PointShape::Triangle, rect.center(), theme.pinnedB, theme.card, theme);
        break;
    case SwatchRole::PinnedDots:
        for (const double x : {-aside, aside}) {
            paintPinnedDot(painter, rect.center() + QPointF(x, x / 2), theme);
        }
        break;
    case SwatchRole::PinnedLine:
        painter.setPen(curvePen(CurveRole::Pinned, theme));
        painter.drawLine(middle);
        break;
    case SwatchRole::PinnedPoints:
        painter.setPen(curvePen(CurveRole::Pinned, theme));
        painter.drawLine(middle);
        paintPoint(painter, PointShape::Triangle, rect.center(), theme.pinnedB, theme.card, theme);
        break;
    default:
        paintPlotSwatch(painter, rect, role, theme);
    }
}

} // namespace backoff
