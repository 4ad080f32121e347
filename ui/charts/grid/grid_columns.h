// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How a grid's width is shared between the words and the columns of plots.

#pragma once

#include "ui/charts/grid/grid_fonts.h"
#include "ui/charts/grid/plot_grid_spec.h"

#include <vector>

namespace backoff {

struct ColumnPlace {
    double left = 0; // of the plot
    double width = 0;
    double from = 0; // where its texts may begin
    double to = 0; // and end
    bool hasTexts = false; // of y ticks
};

struct GridColumns {
    double wordsLeft = 0;
    double wordsWidth = 0; // none: there are no words
    std::vector<ColumnPlace> columns;
};

inline constexpr double tickGap = 7; // of a desk, between a plot and the texts of its y axis

[[nodiscard]] GridColumns shareWidth(
    const PlotGridSpec &spec, double width, const GridFonts &fonts);

// The first plot of a column that has an x axis to show; null: there is none.
[[nodiscard]] const Plot *axisPlot(const PlotGridSpec &spec, std::size_t column);

} // namespace backoff
