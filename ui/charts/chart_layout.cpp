// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_layout.h"

#include "ui/charts/chart_words.h"
#include "ui/charts/label_placer.h"

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

// What the axes' texts are measured with.
struct Measure {
    QFontMetricsF metrics;
    double scale;
    double gap = 8 * scale; // between the plot and the texts

    [[nodiscard]] double width(const QString &text) const
    {
        return metrics.horizontalAdvance(text);
    }
    [[nodiscard]] double height() const { return metrics.height(); }
    // Clear of the lowest tick's text, which is half below the plot.
    [[nodiscard]] double belowPlot(double line) const { return std::max(gap / 2, 0.4 * line); }
};

double widestTick(const ChartSpec &spec, const Measure &measure)
{
    double width = 0;
    for (const ChartTick &tick : spec.ticks) {
        width = std::max(width, measure.width(tick.text));
    }
    return width;
}

// Whole pixels, so that grid and boxes are crisp.
QRectF plotOf(const ChartSpec &spec, QSizeF canvas, const Measure &measure, int linesAbove)
{
    const double line = std::ceil(measure.height());
    const double left = std::ceil(std::max(40.0, widestTick(spec, measure) + measure.gap + 2));
    const double top = linesAbove * line + 2;
    const double bottom = canvas.height() - line - measure.belowPlot(line);
    return {QPointF(left, top),
        QPointF(std::max(left + 1, canvas.width() - measure.gap),
            std::max(top + 1, std::floor(bottom)))};
}

void addTickTexts(ChartLayout &layout, const ChartSpec &spec, const Measure &measure)
{
    double free = layout.map.plot.bottom() + measure.height(); // what is below is taken
    for (const ChartTick &tick : spec.ticks) {
        const double width = measure.width(tick.text);
        QRectF rect(0, 0, width, measure.height());
        rect.moveCenter({0, layout.map.y(tick.position)});
        rect.moveRight(layout.map.plot.left() - measure.gap);
        if (rect.bottom() <= free) {
            layout.axisTexts.push_back({tick.text, rect, Ink::Axis});
            free = rect.top();
        }
    }
}

void addRetryText(
    ChartLayout &layout, const QString &text, QRectF rect, Ink ink, const Measure &measure)
{
    rect.moveTop(layout.map.plot.bottom() + measure.belowPlot(rect.height()));
    layout.axisTexts.push_back({text, rect, ink});
}

void addRetryTexts(ChartLayout &layout, const ChartSpec &spec, const Measure &measure)
{
    const PlotMap &map = layout.map;
    const auto box
        = [&](const QString &text) { return QRectF(0, 0, measure.width(text), measure.height()); };
    const bool words = box(ChartWords::retry(spec.retries)).width() + measure.gap <= map.slot();
    if (!words) { // the word once, in front of the numbers
        QRectF rect = box(ChartWords::retries());
        rect.moveLeft(std::max(0.0, map.plot.left() - measure.gap - rect.width()));
        addRetryText(layout, ChartWords::retries(), rect, Ink::Axis, measure);
    }
    const double number = box(QString::number(spec.retries)).width() + 2 * measure.gap;
    const std::int64_t step = words ? 1 : labelStep(map.slot(), number);
    for (std::int64_t retry = step; retry <= spec.retries; retry += step) {
        const QString text = words ? ChartWords::retry(retry) : QString::number(retry);
        QRectF rect = box(text);
        rect.moveLeft(map.x(double(retry)) - rect.width() / 2);
        if (rect.right() <= map.plot.right() + measure.gap) {
            addRetryText(
                layout, text, rect, retry <= spec.used ? Ink::Axis : Ink::UnusedAxis, measure);
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

ChartLayout layOut(
    const ChartSpec &spec, QSizeF canvas, const QFont &font, const Enlargement &enlarged)
{
    QFont bold = font;
    bold.setBold(true);
    const Measure measure {QFontMetricsF(font), enlarged.scale};
    ChartLayout layout;
    if (!spec.sentence.isEmpty()) {
        return layout;
    }
    for (const int linesAbove : {1, 2}) { // a second line only if a label needs it
        layout.map = {plotOf(spec, canvas, measure, linesAbove), spec.xFrom, spec.xTo};
        LabelPlacer placer(spec, layout.map, canvas, bold, enlarged);
        layout.labels = placer.place();
        if (placer.isComplete()) {
            break;
        }
    }
    addTickTexts(layout, spec, measure);
    addRetryTexts(layout, spec, measure);
    return layout;
}

} // namespace backoff
