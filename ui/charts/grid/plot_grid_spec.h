// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Small multiples as plain numbers and words, ready to be drawn: rows of plots, each row with words
// at its left, the plots of a column on one x axis.
//
// x is in the plot's own units from xFrom to xTo; y is a position between the bottom (0) and the
// top (1) of the plot, as ValueScale gives it. Everything is finite, xFrom < xTo, and what is drawn
// lies within the plot: not every paint device knows how to clip. Qt Charts takes nearly a
// microsecond for every point of an area's edge. No pixel, font or colour is in here.

#pragma once

#include "ui/charts/chart_spec.h"

#include <QList>
#include <QPointF>
#include <QString>

#include <vector>

namespace backoff {

// Filled: from `lower` to `upper`, which have the same x at the same index.
enum class AreaRole {
    Served, // calls that were answered
    Failed, // calls that failed, with the served ones below them
    Range, // the pale box of what may be drawn
    Draw, // solid
    UnusedDraw, // in outline: the run did not come so far
    Spread, // the pale bar from a 5th to a 95th percentile
};
struct PlotArea {
    AreaRole role = AreaRole::Draw;
    QList<QPointF> upper;
    QList<QPointF> lower;
};

// The five series keep their colour, dash and point shape wherever they stand.
enum class LineRole {
    Ceiling,
    Capacity, // dashed
    PinnedB, // of policy B
    None,
    Equal,
    Full,
    Decorrelated,
    NoBackoff,
};
struct PlotLine {
    LineRole role = LineRole::Ceiling;
    QList<QPointF> points;
    bool withPoints = false; // each in the role's shape
};

// A single mark with a shape of its own.
enum class PointRole { Mean, ThisSeed, PinnedB };
struct PlotPoint {
    PointRole role = PointRole::Mean;
    QPointF at;
};

// From low to high at x, with short ends; y positions.
struct ErrorBar {
    LineRole role = LineRole::None;
    double x = 0;
    double low = 0;
    double high = 0;
};

// The whole height of the plot, hatched: the outage.
struct PlotSpan {
    double from = 0;
    double to = 0;
    QString text; // at its upper left, where there is room
};

// At a point of the plot: above it, or else below it; left out where it has no place. None stands
// on solid areas, lines, points or another label.
struct PlotLabel {
    QPointF at;
    QString text;
    enum class Align { Left, Centre, Right } align = Align::Centre; // of the text at the point
    bool strong = false;
};

struct Plot {
    double xFrom = 0;
    double xTo = 1;
    std::vector<ChartTick> xTicks; // position in x units
    std::vector<ChartTick> yTicks; // position from 0 to 1; each has a grid line
    std::vector<PlotSpan> spans;
    std::vector<PlotArea> areas; // painted in this order
    std::vector<PlotLine> lines;
    std::vector<ErrorBar> errorBars;
    std::vector<PlotPoint> points;
    std::vector<PlotLabel> labels; // in the order in which they get a place
};

// "1,000 peak after t=0": the number strong, the words muted.
struct RowFact {
    QString value;
    QString text;
};

struct PlotRow {
    QString title; // empty in all rows: there is no column of words
    QString formula; // in a fixed-width font
    std::vector<RowFact> facts; // the most telling first; those without room are left out
    bool chosen = false; // the experiment's own: said by a mark and by its ground
    QString sentence; // not empty: stands in place of the row's plots
    std::vector<Plot> plots; // one a column
};

struct PlotColumn {
    QString title; // above its first plot; may be empty
    QString xTitle; // below the axis; may be empty
    double weight = 1; // of the width
    bool hasYAxis = true; // room for the texts of y ticks
};

struct PlotGridSpec {
    QString sentence; // not empty: stands in place of everything
    QString summary; // for those who do not see it
    std::vector<PlotColumn> columns;
    std::vector<PlotRow> rows; // x texts stand once, below the last
    std::vector<LegendEntry> legend;
};

} // namespace backoff
