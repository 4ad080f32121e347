// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where everything of a chart stands, in pixels: the plot, and every text that has a place.
//
// A text never overlaps another text, a foreign box or a line; where there is no place for it, it
// is thinned out. Drawn values are shown for every retry or for none.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/style/enlargement.h"

#include <QFont>
#include <QSizeF>

namespace backoff {

// Between plot coordinates (retry, position) and pixels.
struct PlotMap {
    QRectF plot; // pixels
    double xFrom = 0;
    double xTo = 1;

    [[nodiscard]] double slot() const { return plot.width() / (xTo - xFrom); } // of one retry
    [[nodiscard]] double x(double retry) const { return plot.left() + (retry - xFrom) * slot(); }
    [[nodiscard]] double y(double position) const
    {
        return plot.bottom() - position * plot.height();
    }
    [[nodiscard]] QPointF point(QPointF at) const { return {x(at.x()), y(at.y())}; }
    // The pixels of a plot rectangle whose top() is its lower position.
    [[nodiscard]] QRectF rect(const QRectF &r) const
    {
        return {QPointF(x(r.left()), y(r.bottom())), QPointF(x(r.right()), y(r.top()))};
    }
    [[nodiscard]] QRectF rect(const Mark &mark) const
    {
        return {QPointF(x(mark.left), y(mark.top)), QPointF(x(mark.right), y(mark.bottom))};
    }
};

enum class Ink {
    Axis,
    UnusedAxis,
    Range,
    OnCard,
    OnBar,
    OnBox,
    Modelled,
    Jittered,
    Pinned,
    Unused
};

struct PlacedText {
    QString text;
    QRectF rect;
    Ink ink = Ink::Axis;
    bool bold = false;
};

struct ChartLayout {
    PlotMap map;
    std::vector<PlacedText> axisTexts;
    std::vector<PlacedText> labels;
};

// 1, 2, 5, 10, ...: every how many slots there is room for a text of that width.
[[nodiscard]] std::int64_t labelStep(double slot, double width);

[[nodiscard]] ChartLayout layOut(
    const ChartSpec &spec, QSizeF canvas, const QFont &font, const Enlargement &enlarged = {});

} // namespace backoff
