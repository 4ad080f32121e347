// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/grid_strips.h"

#include "ui/charts/grid/grid_ticks.h"

#include <algorithm>

namespace backoff {

namespace {

// Pixels of a desk.
constexpr double axisGap = 2; // above the texts of the x axis
constexpr double tickAir = 10; // between two texts of the x axis

PlacedWord elided(
    const QString &text, WordKind kind, QPointF at, double room, const GridFonts &fonts)
{
    const QString shown = fonts.metrics(kind).elidedText(text, Qt::ElideRight, room);
    return {shown, QRectF(at, QSizeF(fonts.width(kind, shown), fonts.height(kind))), kind};
}

void addTicks(std::vector<PlacedWord> &words,
    const Plot &plot,
    const ColumnPlace &column,
    const GridFonts &fonts)
{
    const PlotMap map {QRectF(column.left, 0, column.width, 1), plot.xFrom, plot.xTo};
    TickExtents extents;
    for (const ChartTick &tick : plot.xTicks) {
        const double width = fonts.width(WordKind::Tick, tick.text);
        const double most = std::max(column.from, column.to - width);
        const double left = std::clamp(map.x(tick.position) - width / 2, column.from, most);
        extents.emplace_back(left, left + width);
    }
    for (const std::size_t i : roomyTicks(extents, fonts.scale() * tickAir, LastTick::Thinned)) {
        const auto &[left, right] = extents[i];
        const QRectF rect(left, fonts.scale() * axisGap, right - left, fonts.line());
        words.push_back({plot.xTicks[i].text, rect, WordKind::Tick});
    }
}

} // namespace

std::vector<PlacedWord> placeColumnTitles(
    const PlotGridSpec &spec, const GridColumns &columns, const GridFonts &fonts)
{
    std::vector<PlacedWord> words;
    for (std::size_t i = 0; i < spec.columns.size(); ++i) {
        const ColumnPlace &column = columns.columns[i];
        if (!spec.columns[i].title.isEmpty()) {
            words.push_back(elided(spec.columns[i].title,
                WordKind::ColumnTitle,
                {column.left, 0},
                column.to - column.left,
                fonts));
        }
    }
    return words;
}

std::vector<PlacedWord> placeAxes(
    const PlotGridSpec &spec, const GridColumns &columns, const GridFonts &fonts)
{
    std::vector<PlacedWord> words;
    for (std::size_t i = 0; i < spec.columns.size(); ++i) {
        if (const Plot *plot = axisPlot(spec, i)) {
            addTicks(words, *plot, columns.columns[i], fonts);
        }
    }
    const double top = words.empty() ? 0 : fonts.scale() * axisGap + fonts.line();
    for (std::size_t i = 0; i < spec.columns.size(); ++i) {
        const ColumnPlace &column = columns.columns[i];
        if (!spec.columns[i].xTitle.isEmpty()) {
            PlacedWord title = elided(
                spec.columns[i].xTitle, WordKind::AxisTitle, {0, top}, column.width, fonts);
            title.rect.moveLeft(column.left + (column.width - title.rect.width()) / 2);
            words.push_back(title);
        }
    }
    return words;
}

} // namespace backoff
