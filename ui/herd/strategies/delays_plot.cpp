// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/strategies/delays_plot.h"

#include "ui/charts/chart_words.h"
#include "ui/herd/strategies/box_area.h"

#include <algorithm>
#include <limits>

namespace backoff {

namespace {

constexpr std::size_t mostYTicks = 4; // a row is low
constexpr std::int64_t mostNumbered = 12; // retries that all have their number below them
constexpr std::int64_t mostLabelled = 12; // bars with their value
constexpr qsizetype mostPoints = 600; // a plot is about half as many pixels wide
constexpr qsizetype mostOutlined = 80; // more edges than that would fill what is to be empty

std::vector<ChartTick> yTicksOf(const ValueScale &scale, Unit unit)
{
    const std::vector<double> &values = scale.ticks();
    const std::size_t step = (values.size() + mostYTicks - 3) / (mostYTicks - 1);
    std::vector<ChartTick> ticks;
    for (std::size_t i = 0; i < values.size(); i += step) {
        ticks.push_back({scale.at(values[i]), withUnit(policyText(values[i]), unit)});
    }
    return ticks;
}

std::vector<ChartTick> xTicksOf(std::int64_t retries)
{
    std::vector<ChartTick> ticks;
    if (retries <= mostNumbered) {
        for (std::int64_t retry = 1; retry <= retries; ++retry) {
            ticks.push_back({double(retry), countText(retry)});
        }
        return ticks;
    }
    ticks.push_back({1, countText(1)});
    const ValueScale numbers = ValueScale::linear(double(retries));
    for (const double value : numbers.ticks()) {
        if (value > 1 && value <= double(retries)) {
            ticks.push_back({value, policyText(value)});
        }
    }
    return ticks;
}

class Bars
{
public:
    Bars(const std::vector<RetryRow> &rows, const ValueScale &scale, Unit unit, Plot &plot)
        : m_rows(rows)
        , m_scale(scale)
        , m_unit(unit)
        , m_plot(plot)
    {
        const double crowd = std::min(double(rows.size()) / 4, 1.0); // a few are slender
        m_box = 0.7 * crowd;
        m_bar = 0.42 * crowd;
    }

    void build()
    {
        PlotArea ranges {AreaRole::Range, {}, {}};
        PlotArea draws {AreaRole::Draw, {}, {}};
        PlotArea unused {AreaRole::UnusedDraw, {}, {}};
        PlotLine ceiling {LineRole::Ceiling, {}, false};
        for (const RetryRow &row : m_rows) {
            if (row.least < row.most) {
                add(ranges, row, m_box, row.least, row.most);
            }
            if (row.waited > 0) {
                add(row.used ? draws : unused, row, m_bar, 0, row.waited);
            }
            const double y = m_scale.at(row.modelled);
            ceiling.points << QPointF(double(row.retry) - 0.5, y)
                           << QPointF(double(row.retry) + 0.5, y);
            addLabel(row);
        }
        for (PlotArea *area : {&ranges, &draws, &unused}) {
            if (!area->upper.isEmpty()) {
                m_plot.areas.push_back(std::move(*area));
            }
        }
        m_plot.lines.push_back(std::move(ceiling));
    }

private:
    void add(PlotArea &area, const RetryRow &row, double width, double low, double high) const
    {
        const double x = double(row.retry);
        addBox(area, x - width / 2, x + width / 2, m_scale.at(low), m_scale.at(high));
    }

    // Of a hint its word too: no range says what it is. A wait of nothing has no bar but its label.
    void addLabel(const RetryRow &row)
    {
        if (std::ssize(m_rows) > mostLabelled) {
            return;
        }
        const QString text
            = row.hinted ? ChartWords::hint(row.waited, m_unit) : drawnText(row.waited);
        const double highest = std::max({row.waited, row.most, row.modelled});
        m_plot.labels.push_back({{double(row.retry), m_scale.at(highest)}, text});
    }

    const std::vector<RetryRow> &m_rows;
    const ValueScale &m_scale;
    Unit m_unit;
    Plot &m_plot;
    double m_box = 0;
    double m_bar = 0;
};

// Down to the bottom of the plot, and half a retry beyond its first and its last one.
PlotArea silhouette(AreaRole role, const QList<QPointF> &points)
{
    const bool outlined = role == AreaRole::UnusedDraw;
    PlotArea area {role,
        outlined ? envelope(points, Edge::Upper, mostOutlined) : thinned(points, mostPoints),
        {}};
    area.upper.prepend({points.front().x() - 0.5, points.front().y()});
    area.upper.append({points.back().x() + 0.5, points.back().y()});
    for (const QPointF &point : area.upper) {
        area.lower << QPointF(point.x(), 0);
    }
    return area;
}

void addAreas(const std::vector<RetryRow> &rows, const ValueScale &scale, Plot &plot)
{
    QList<QPointF> most;
    QList<QPointF> least;
    QList<QPointF> ceiling;
    QList<QPointF> used;
    QList<QPointF> unused;
    bool hasRange = false;
    for (const RetryRow &row : rows) {
        const double x = double(row.retry);
        if (!row.hinted) { // a hint has no range
            most << QPointF(x, scale.at(row.most));
            least << QPointF(x, scale.at(row.least));
            hasRange |= row.least < row.most;
        }
        ceiling << QPointF(x, scale.at(row.modelled));
        (row.used ? used : unused) << QPointF(x, scale.at(row.waited));
    }
    if (hasRange) {
        plot.areas.push_back(
            {AreaRole::Range, envelope(most, Edge::Upper), envelope(least, Edge::Lower)});
    }
    if (!used.isEmpty()) {
        plot.areas.push_back(silhouette(AreaRole::Draw, used));
    }
    if (!unused.isEmpty()) {
        plot.areas.push_back(silhouette(AreaRole::UnusedDraw, unused));
    }
    plot.lines.push_back({LineRole::Ceiling, thinned(ceiling, mostPoints), false});
}

} // namespace

ValueScale delaysScale(const std::vector<std::vector<RetryRow>> &strategies, bool logScale)
{
    double largest = 0;
    double smallest = std::numeric_limits<double>::infinity();
    for (const auto &rows : strategies) {
        for (const RetryRow &row : rows) {
            for (const double value : {row.modelled, row.waited, row.least, row.most}) {
                largest = std::max(largest, value);
                smallest = value > 0 ? std::min(smallest, value) : smallest;
            }
        }
    }
    return logScale ? ValueScale::logarithmic(smallest, largest) : ValueScale::linear(largest);
}

Plot delaysPlot(const std::vector<RetryRow> &rows, const ValueScale &scale, Unit unit)
{
    Plot plot;
    plot.xFrom = 0.5;
    plot.xTo = double(rows.size()) + 0.5;
    plot.xTicks = xTicksOf(std::ssize(rows));
    plot.yTicks = yTicksOf(scale, unit);
    if (std::ssize(rows) <= mostBars) {
        Bars(rows, scale, unit, plot).build();
    } else {
        addAreas(rows, scale, plot);
    }
    return plot;
}

} // namespace backoff
