// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/grid_painter.h"

#include "ui/charts/grid/area_lines.h"
#include "ui/charts/grid/plot_strokes.h"
#include "ui/charts/grid_line.h"
#include "ui/style/hatch.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

// Pixels of a desk.
constexpr double groundRadius = 5;
constexpr double markWidth = 3; // of the chosen row
constexpr double hatchDistance = 8;

QColor inkOf(WordKind kind, const Theme &theme)
{
    switch (kind) {
    case WordKind::Title:
    case WordKind::FactValue:
    case WordKind::ColumnTitle:
    case WordKind::Label:
    case WordKind::StrongLabel:
        return theme.text;
    case WordKind::SpanText:
        return theme.failureText;
    case WordKind::Formula:
    case WordKind::FactText:
    case WordKind::Tick:
    case WordKind::AxisTitle:
    case WordKind::Sentence:
        break;
    }
    return theme.mutedText;
}

void drawLines(QPainter &painter, const std::vector<QLineF> &lines, const QPen &pen)
{
    painter.setPen(pen);
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
}

void paintChosen(QPainter &painter, const QRectF &ground, const Theme &theme)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.selected);
    painter.drawRoundedRect(ground, groundRadius, groundRadius);
    QRectF mark = ground.adjusted(0, groundRadius, 0, -groundRadius);
    mark.setWidth(markWidth * theme.enlarged.scale);
    painter.fillRect(mark, theme.accent);
}

void paintSpan(QPainter &painter, const PlotSpan &span, const PlotMap &map, const Theme &theme)
{
    const QRectF all = map.rect(QRectF(QPointF(span.from, 0), QPointF(span.to, 1)));
    const QRectF rect = all.intersected(map.plot);
    if (rect.isEmpty()) {
        return;
    }
    painter.fillRect(rect, theme.failingStrip);
    QColor ink = theme.failure;
    double distance = hatchDistance;
    Qt::PenCapStyle cap = Qt::SquareCap;
    if (theme.enlarged.isOn()) {
        distance = theme.enlarged.mark(2 * distance);
        cap = Qt::FlatCap;
    } else {
        ink.setAlphaF(0.3f);
    }
    const double width = theme.enlarged.line(1);
    const QRectF hatched = theme.enlarged.isOn() ? insideCorners(rect, width) : rect;
    drawLines(painter, hatchLines(hatched, 1, distance), QPen(ink, width, Qt::SolidLine, cap));
}

void paintPlotGround(QPainter &painter,
    const Plot &plot,
    const PlotMap &map,
    const std::vector<QRectF> &cleared,
    const Theme &theme)
{
    for (const PlotSpan &span : plot.spans) {
        paintSpan(painter, span, map, theme);
    }
    for (const ChartTick &tick : plot.yTicks) {
        const QColor &colour = tick.position > 0 ? theme.grid : theme.border;
        paintGridLine(painter, map.plot, std::round(map.y(tick.position)), colour, cleared, theme);
    }
}

void paintPlotMarks(QPainter &painter, const Plot &plot, const PlotMap &map, const Theme &theme)
{
    for (const PlotArea &area : plot.areas) {
        if (area.role == AreaRole::Failed) {
            drawLines(painter,
                stripesOf(area, map, theme.enlarged.mark(stripeDistance)),
                stripePen(theme));
        }
        if (const QPen edge = areaEdge(area.role, theme); edge.style() != Qt::NoPen) {
            drawLines(painter, outlineOf(area, map), edge);
        }
    }
    for (const ErrorBar &bar : plot.errorBars) {
        const QLineF stem(map.point({bar.x, bar.high}), map.point({bar.x, bar.low}));
        paintErrorBar(painter, stem, bar.role, theme);
    }
    for (const PlotLine &line : plot.lines) {
        if (line.withPoints) {
            for (const QPointF &point : line.points) {
                paintPoint(painter, line.role, map.point(point), theme);
            }
        }
    }
    for (const PlotPoint &point : plot.points) {
        paintPoint(painter, point.role, map.point(point.at), theme);
    }
}

template<typename Paint>
void forPlots(const PlotGridSpec &spec, const GridLayout &layout, Paint paint)
{
    for (std::size_t row = 0; row < layout.rows.size(); ++row) {
        for (std::size_t i = 0; i < layout.rows[row].plots.size(); ++i) {
            paint(spec.rows[row].plots[i], layout.rows[row].plots[i]);
        }
    }
}

} // namespace

void paintGridGround(
    QPainter &painter, const PlotGridSpec &spec, const GridLayout &layout, const Theme &theme)
{
    for (const RowPlace &row : layout.rows) {
        if (!row.ground.isNull()) {
            paintChosen(painter, row.ground, theme);
        }
    }
    const std::vector<QRectF> cleared = clearedBy(layout.words, theme);
    forPlots(spec, layout, [&](const Plot &plot, const PlotMap &map) {
        paintPlotGround(painter, plot, map, cleared, theme);
    });
}

void paintGridMarks(
    QPainter &painter, const PlotGridSpec &spec, const GridLayout &layout, const Theme &theme)
{
    forPlots(spec, layout, [&](const Plot &plot, const PlotMap &map) {
        paintPlotMarks(painter, plot, map, theme);
    });
}

void paintWords(QPainter &painter,
    const std::vector<PlacedWord> &words,
    const GridFonts &fonts,
    const Theme &theme)
{
    for (const PlacedWord &word : words) {
        painter.setFont(fonts.font(word.kind));
        painter.setPen(inkOf(word.kind, theme));
        const int flags = word.kind == WordKind::Sentence
            ? Qt::AlignCenter | Qt::TextWordWrap
            : Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip;
        painter.drawText(word.rect, flags, word.text);
    }
}

} // namespace backoff
