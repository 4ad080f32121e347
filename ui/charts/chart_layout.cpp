// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_layout.h"

#include "ui/charts/chart_words.h"
#include "ui/charts/label_placer.h"

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

constexpr double gap = 8; // between the plot and the texts of its axes

double widestTick(const ChartSpec &spec, const QFontMetricsF &metrics)
{
    double width = 0;
    for (const ChartTick &tick : spec.ticks) {
        width = std::max(width, metrics.horizontalAdvance(tick.text));
    }
    return width;
}

// Clear of the lowest tick's text, which is half below the plot.
double belowPlot(double lineHeight) { return std::max(gap / 2, 0.4 * lineHeight); }

// Whole pixels, so that grid and boxes are crisp.
QRectF plotOf(const ChartSpec &spec, QSizeF canvas, const QFontMetricsF &metrics, int linesAbove)
{
    const double line = std::ceil(metrics.height());
    const double left = std::ceil(std::max(40.0, widestTick(spec, metrics) + gap + 2));
    const double top = linesAbove * line + 2;
    const double bottom = canvas.height() - line - belowPlot(line);
    return {QPointF(left, top),
        QPointF(std::max(left + 1, canvas.width() - gap), std::max(top + 1, std::floor(bottom)))};
}

void addTickTexts(ChartLayout &layout, const ChartSpec &spec, const QFontMetricsF &metrics)
{
    double free = layout.map.plot.bottom() + metrics.height(); // what is below is taken
    for (const ChartTick &tick : spec.ticks) {
        const double width = metrics.horizontalAdvance(tick.text);
        QRectF rect(0, 0, width, metrics.height());
        rect.moveCenter({0, layout.map.y(tick.position)});
        rect.moveRight(layout.map.plot.left() - gap);
        if (rect.bottom() <= free) {
            layout.axisTexts.push_back({tick.text, rect, Ink::Axis});
            free = rect.top();
        }
    }
}

void addRetryText(ChartLayout &layout, const QString &text, QRectF rect, Ink ink)
{
    rect.moveTop(layout.map.plot.bottom() + belowPlot(rect.height()));
    layout.axisTexts.push_back({text, rect, ink});
}

void addRetryTexts(ChartLayout &layout, const ChartSpec &spec, const QFontMetricsF &metrics)
{
    const PlotMap &map = layout.map;
    const auto box = [&](const QString &text) {
        return QRectF(0, 0, metrics.horizontalAdvance(text), metrics.height());
    };
    const bool words = box(ChartWords::retry(spec.retries)).width() + gap <= map.slot();
    if (!words) { // the word once, in front of the numbers
        QRectF rect = box(ChartWords::retries());
        rect.moveLeft(std::max(0.0, map.plot.left() - gap - rect.width()));
        addRetryText(layout, ChartWords::retries(), rect, Ink::Axis);
    }
    const double number = box(QString::number(spec.retries)).width() + 2 * gap;
    const std::int64_t step = words ? 1 : labelStep(map.slot(), number);
    for (std::int64_t retry = step; retry <= spec.retries; retry += step) {
        const QString text = words ? ChartWords::retry(retry) : QString::number(retry);
        QRectF rect = box(text);
        rect.moveLeft(map.x(double(retry)) - rect.width() / 2);
        if (rect.right() <= map.plot.right() + gap) {
            addRetryText(layout, text, rect, retry <= spec.used ? Ink::Axis : Ink::UnusedAxis);
        }
    }
}

} // namespace

std::int64_t labelStep(double slot, double width)
{
    for (std::int64_t decade = 1;; decade *= 10) {
        for (const std::int64_t factor : {1, 2, 5}) {
            if (double(decade * factor) * slot >= width) {
                return decade * factor;
            }
        }
    }
}

ChartLayout layOut(const ChartSpec &spec, QSizeF canvas, const QFont &font)
{
    QFont bold = font;
    bold.setBold(true);
    const QFontMetricsF metrics(font);
    ChartLayout layout;
    if (!spec.sentence.isEmpty()) {
        return layout;
    }
    for (const int linesAbove : {1, 2}) { // a second line only if a label needs it
        layout.map = {plotOf(spec, canvas, metrics, linesAbove), spec.xFrom, spec.xTo};
        LabelPlacer placer(spec, layout.map, canvas, bold);
        layout.labels = placer.place();
        if (placer.isComplete()) {
            break;
        }
    }
    addTickTexts(layout, spec, metrics);
    addRetryTexts(layout, spec, metrics);
    return layout;
}

} // namespace backoff
