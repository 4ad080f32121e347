// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where everything of a grid of plots stands, in pixels: three strips, one below the other. The
// titles of the columns and the x axis keep their place, the rows between them may be scrolled.
// Each strip counts its pixels from its own upper left corner.
//
// No text overlaps another one. Facts, labels and ticks that have no room are left out, titles are
// elided.

#pragma once

#include "ui/charts/chart_layout.h"
#include "ui/charts/grid/grid_fonts.h"
#include "ui/charts/grid/plot_grid_spec.h"

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace backoff {

struct PlacedWord {
    QString text;
    QRectF rect;
    WordKind kind = WordKind::Tick;
};

struct RowPlace {
    QRectF rect;
    QRectF ground; // of the chosen one
    std::vector<PlotMap> plots; // one a column; none where a sentence stands in their place
};

struct GridLayout {
    double width = 0;
    double headerHeight = 0;
    double rowsHeight = 0; // of all rows
    double shownHeight = 0; // of what is seen of them at once
    double axisHeight = 0;
    std::vector<PlacedWord> header;
    std::vector<PlacedWord> words; // of the rows
    std::vector<PlacedWord> axis;
    std::vector<RowPlace> rows;

    [[nodiscard]] bool scrolls() const { return rowsHeight > shownHeight; }
};

// Whether rows keep a least height, and may be higher than the canvas.
enum class RowFit { Scrolled, Squeezed };

[[nodiscard]] double leastRowHeight(const GridFonts &fonts);

[[nodiscard]] GridLayout layOutGrid(
    const PlotGridSpec &spec, QSizeF canvas, const GridFonts &fonts, RowFit fit);

} // namespace backoff
