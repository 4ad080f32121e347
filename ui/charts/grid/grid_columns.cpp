// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/grid_columns.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace backoff {

namespace {

// Pixels of a desk.
constexpr double wordsInset = 12; // clear of the mark of the chosen row
constexpr double wordsGap = 16; // between the words and the first column
constexpr double mostWords = 0.34; // of the width
constexpr double mostLargeWords = 0.4; // in presentation beside a single column of plots
constexpr double columnGap = 24;
constexpr double leastMargin = 8; // at the right

double wordsWidth(const PlotGridSpec &spec, const GridFonts &fonts)
{
    double widest = 0;
    for (const PlotRow &row : spec.rows) {
        widest = std::max({widest,
            fonts.width(WordKind::Title, row.title),
            fonts.width(WordKind::Formula, row.formula)});
        for (const RowFact &fact : row.facts) {
            widest = std::max(widest,
                fonts.width(WordKind::FactValue, fact.value + u' ')
                    + fonts.width(WordKind::FactText, fact.text));
        }
    }
    return std::ceil(widest);
}

double tickWidth(const PlotGridSpec &spec, std::size_t column, const GridFonts &fonts)
{
    double widest = 0;
    for (const PlotRow &row : spec.rows) {
        if (column < row.plots.size()) {
            for (const ChartTick &tick : row.plots[column].yTicks) {
                widest = std::max(widest, fonts.width(WordKind::Tick, tick.text));
            }
        }
    }
    return std::ceil(widest) + fonts.scale() * tickGap;
}

// The last text of the x axis is half to the right of the plot.
double rightMargin(const PlotGridSpec &spec, const GridFonts &fonts)
{
    const Plot *plot = spec.columns.empty() ? nullptr : axisPlot(spec, spec.columns.size() - 1);
    if (!plot) {
        return fonts.scale() * leastMargin;
    }
    const ChartTick &last = plot->xTicks.back();
    return std::max(
        fonts.scale() * leastMargin, std::ceil(fonts.width(WordKind::Tick, last.text) / 2) + 2);
}

} // namespace

const Plot *axisPlot(const PlotGridSpec &spec, std::size_t column)
{
    for (const PlotRow &row : spec.rows) {
        if (column < row.plots.size() && row.sentence.isEmpty()
            && !row.plots[column].xTicks.empty()) {
            return &row.plots[column];
        }
    }
    return nullptr;
}

GridColumns shareWidth(const PlotGridSpec &spec, double width, const GridFonts &fonts)
{
    GridColumns result;
    double x = 0;
    if (std::ranges::any_of(spec.rows, [](const PlotRow &row) { return !row.title.isEmpty(); })) {
        result.wordsLeft = fonts.scale() * wordsInset;
        const double share
            = fonts.scale() > 1 && spec.columns.size() == 1 ? mostLargeWords : mostWords;
        const double most = std::floor(width * share) - result.wordsLeft;
        result.wordsWidth = std::max(1.0, std::min(wordsWidth(spec, fonts), most));
        x = result.wordsLeft + result.wordsWidth + fonts.scale() * wordsGap;
    }
    std::vector<double> texts; // the width of each column's
    double weights = 0;
    for (std::size_t i = 0; i < spec.columns.size(); ++i) {
        texts.push_back(spec.columns[i].hasYAxis ? tickWidth(spec, i, fonts) : 0);
        weights += spec.columns[i].weight;
    }
    const double gap = fonts.scale() * columnGap;
    const double gaps = gap * (double(spec.columns.size()) - 1);
    const double free = width - x - gaps - rightMargin(spec, fonts);
    const double textsWidth = std::accumulate(texts.begin(), texts.end(), 0.0);
    const bool hasTexts = textsWidth * 2 < free; // or the plots would be too narrow
    const double plots = free - (hasTexts ? textsWidth : 0);
    for (std::size_t i = 0; i < spec.columns.size(); ++i) {
        ColumnPlace column;
        column.from = x;
        column.hasTexts = hasTexts && spec.columns[i].hasYAxis;
        column.left = x + (column.hasTexts ? texts[i] : 0);
        column.width = std::max(1.0, std::floor(plots * spec.columns[i].weight / weights));
        column.to = i + 1 == spec.columns.size() ? width : column.left + column.width + gap / 2;
        x = column.left + column.width + gap;
        result.columns.push_back(column);
    }
    return result;
}

} // namespace backoff
