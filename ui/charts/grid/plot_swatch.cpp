// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/plot_swatch.h"

#include "ui/charts/grid/plot_strokes.h"

#include <QPainter>

namespace backoff {

namespace {

void paintArea(QPainter &painter, const QRectF &rect, AreaRole role, const Theme &theme)
{
    const bool edged = areaEdge(role, theme).style() != Qt::NoPen;
    painter.setPen(areaEdge(role, theme));
    painter.setBrush(areaBrush(role, theme));
    const double half = edged ? theme.enlarged.line(1) / 2 : 0;
    painter.drawRect(rect.adjusted(half, half, -half, -half));
}

void paintFailed(QPainter &painter, const QRectF &rect, const Theme &theme)
{
    paintArea(painter, rect, AreaRole::Failed, theme);
    painter.setPen(stripePen(theme));
    const double distance = theme.enlarged.mark(stripeDistance);
    for (double y = rect.bottom() - 0.625 * distance; y > rect.top(); y -= distance) {
        painter.drawLine(QLineF(rect.left(), y, rect.right(), y));
    }
}

void paintLine(QPainter &painter, const QRectF &rect, LineRole role, const Theme &theme)
{
    const double y = rect.center().y();
    painter.setPen(linePen(role, theme));
    painter.drawLine(QLineF(rect.left(), y, rect.right(), y));
}

void paintSeries(QPainter &painter, const QRectF &rect, LineRole role, const Theme &theme)
{
    paintLine(painter, rect, role, theme);
    paintPoint(painter, role, rect.center(), theme);
}

} // namespace

void paintPlotSwatch(QPainter &painter, const QRectF &rect, SwatchRole role, const Theme &theme)
{
    switch (role) {
    case SwatchRole::Served:
        return paintArea(painter, rect, AreaRole::Served, theme);
    case SwatchRole::Failed:
        return paintFailed(painter, rect, theme);
    case SwatchRole::Capacity:
        return paintLine(painter, rect, LineRole::Capacity, theme);
    case SwatchRole::SeriesNone:
        return paintSeries(painter, rect, LineRole::None, theme);
    case SwatchRole::SeriesEqual:
        return paintSeries(painter, rect, LineRole::Equal, theme);
    case SwatchRole::SeriesFull:
        return paintSeries(painter, rect, LineRole::Full, theme);
    case SwatchRole::SeriesDecorrelated:
        return paintSeries(painter, rect, LineRole::Decorrelated, theme);
    case SwatchRole::SeriesNoBackoff:
        return paintSeries(painter, rect, LineRole::NoBackoff, theme);
    case SwatchRole::ErrorBar:
        return paintErrorBar(painter,
            QLineF(rect.center().x(), rect.top() + 0.5, rect.center().x(), rect.bottom() - 0.5),
            LineRole::None,
            theme);
    case SwatchRole::Spread:
        return paintArea(painter,
            rect.adjusted(0, rect.height() / 4, 0, -rect.height() / 4),
            AreaRole::Spread,
            theme);
    case SwatchRole::Mean:
        return paintPoint(painter, PointRole::Mean, rect.center(), theme);
    case SwatchRole::ThisSeed:
        return paintPoint(painter, PointRole::ThisSeed, rect.center(), theme);
    case SwatchRole::PinnedB:
        return paintPoint(painter, PointRole::PinnedB, rect.center(), theme);
    default: // the charts'
        return;
    }
}

} // namespace backoff
