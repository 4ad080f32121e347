// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One chart as plain numbers and words, ready to be drawn.
//
// x is a retry number, y a position between the bottom (0) and the top (1) of the plot (see
// ValueScale). Everything is finite, xFrom < xTo, there are at most 12 ticks. No pixel, font or
// colour is in here: chart_layout places the texts, chart_painter and chart_view draw.

#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <vector>

namespace backoff {

struct ChartTick {
    double position = 0;
    QString text;
};

// What is drawn once for each retry.
enum class MarkRole {
    Range, // the pale box from least to most
    UnusedRange,
    Draw, // the solid bar
    UnusedDraw,
    Hint,
    Ceiling, // a line
    UnusedCeiling,
    Zero, // a wait of exactly nothing, which no bar can show
    ModelledPoint,
    UnusedModelledPoint,
    JitteredPoint,
    UnusedPoint,
    RunEnd, // a line across the plot
    PinnedRange, // of policy B: a line upwards from least to most
    PinnedCeiling, // a line
    PinnedPoint,
    UnusedPinnedPoint,
};

struct Mark {
    MarkRole role = MarkRole::Range;
    double left = 0;
    double right = 0; // a point has left == right and bottom == top
    double bottom = 0;
    double top = 0;
};

// The curves: one Qt Charts series each, made once.
enum class CurveRole {
    Band,
    Modelled,
    UnusedModelled,
    Jittered,
    UnusedJittered,
    Pinned, // of policy B
    PinnedCeiling
};
inline constexpr std::size_t curveCount = 7;

struct Curve {
    QList<QPointF> points;
    QList<QPointF> lower; // of a band: where it ends below
    bool asDots = false; // independent draws: a line between them would say nothing
};

enum class LabelRole { Range, Drawn, PinnedDrawn, Total, FinalTotal, Remark };

enum class SpotSide {
    Above,
    Above2, // one line higher
    AboveEndingAt, // right-aligned
    AboveStartingAt,
    Inside,
    UpperLeft,
    LowerRight,
    LowerRight2, // one line lower
    RightOf, // beside the point
    UpperRight
};

// A place for a label: beside a point, within a box (none: anywhere on the chart).
struct Spot {
    SpotSide side = SpotSide::Above;
    QPointF at;
    QRectF within;
    enum class Ground { Card, Bar, Box } ground = Ground::Card;
};

struct ChartLabel {
    LabelRole role = LabelRole::Range;
    QStringList texts; // the fullest first; a shorter one is taken where that has no place
    std::vector<Spot> spots; // the best first
    bool unused = false;
    bool jittered = false; // of totals
    bool pinned = false; // of totals: policy B's
};

enum class SwatchRole {
    Box,
    Bar,
    Hint,
    Dots,
    PaleDots,
    Line,
    PaleLine,
    RoundPoints, // a line with its points
    PaleSquares,
    Dashes,
    Outline,
    Served,
    Failed,
    Capacity, // a dashed line
    SeriesNone, // the five of the strategies, each with its point
    SeriesEqual,
    SeriesFull,
    SeriesDecorrelated,
    SeriesNoBackoff,
    ErrorBar,
    Spread, // from a 5th to a 95th percentile
    Mean,
    ThisSeed,
    PinnedB, // the single mark of policy B
    PinnedPoint, // of policy B in the charts of a run
    PinnedDots,
    PinnedLine,
    PinnedPoints // a line with its points
};

struct LegendEntry {
    SwatchRole swatch = SwatchRole::Box;
    QString text;
    QString brief; // where the row is narrow

    bool operator==(const LegendEntry &) const = default;
};

struct ChartSpec {
    QString sentence; // not empty: stands in place of the chart
    QString summary; // for those who do not see it
    double xFrom = 0.5;
    double xTo = 1.5;
    double waitBegins = -0.5; // where the slot of a retry lies around its number
    double labelRoom = 1; // of a slot, for a drawn value
    double pinnedRoom = 1; // the same for one of policy B
    std::int64_t retries = 0; // of the longer one, where policy B is pinned
    std::int64_t used = 0; // by the run of the policy being edited: 1 to used
    std::vector<ChartTick> ticks;
    std::vector<Mark> marks;
    std::array<Curve, curveCount> curves;
    std::vector<ChartLabel> labels; // in the order in which they get a place
    std::vector<LegendEntry> legend;

    [[nodiscard]] Curve &curve(CurveRole role) { return curves[static_cast<std::size_t>(role)]; }
    [[nodiscard]] const Curve &curve(CurveRole role) const
    {
        return curves[static_cast<std::size_t>(role)];
    }
};

inline constexpr qsizetype smoothEnough = 400; // points of a curve that never falls

// More retries than this are drawn as lines.
inline constexpr std::int64_t mostBars = 60;

// The outline of all marks of a role as one area: one series for any number of boxes.
[[nodiscard]] Curve outlineOf(const std::vector<Mark> &marks, MarkRole role);

// At most about `limit` points that look the same: the least and the most of every bucket.
[[nodiscard]] QList<QPointF> thinned(const QList<QPointF> &points, qsizetype limit = 2000);

// One point a bucket: its most, or its least. For the edges of a band.
enum class Edge { Upper, Lower };
[[nodiscard]] QList<QPointF> envelope(
    const QList<QPointF> &points, Edge edge, qsizetype limit = 500);

} // namespace backoff
