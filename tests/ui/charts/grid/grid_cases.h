// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Grids as the views of the herd make them, in numbers of our own.

#pragma once

#include "ui/charts/grid/plot_grid_spec.h"

#include <cmath>

namespace backoff {

// Bars side by side, as one area from `lower` to `upper`.
inline PlotArea bars(
    AreaRole role, const QList<double> &lower, const QList<double> &upper, double width)
{
    PlotArea area {role, {}, {}};
    for (qsizetype i = 0; i < upper.size(); ++i) {
        const double left = double(i) * width;
        const double right = left + width * 0.85;
        area.lower << QPointF(left, lower[i]) << QPointF(left, lower[i]) << QPointF(right, lower[i])
                   << QPointF(right, lower[i]);
        area.upper << QPointF(left, lower[i]) << QPointF(left, upper[i]) << QPointF(right, upper[i])
                   << QPointF(right, lower[i]);
    }
    return area;
}

inline Plot fleetPlot(int shape, int bins)
{
    Plot plot;
    plot.xTo = 40;
    for (int s = 0; s <= 40; s += 5) {
        plot.xTicks.push_back({double(s), QStringLiteral("%1 s").arg(s)});
    }
    plot.yTicks
        = {{0, QStringLiteral("0")}, {0.5, QStringLiteral("200")}, {1, QStringLiteral("400+")}};
    plot.spans = {{0, 4, QStringLiteral("down")}};
    QList<double> zero;
    QList<double> served;
    QList<double> all;
    for (int i = 0; i < bins; ++i) {
        const double t = double(i) * 40 / bins;
        double calls = std::exp(-t / 4) * (1 + 0.3 * std::sin(i * 7.0));
        if (shape == 0) {
            calls = i % (bins / 5) == 0 ? 1 : 0;
        } else if (shape == 1) {
            calls *= std::abs(std::sin(t));
        }
        all << std::min(1.0, calls);
        served << (t < 4 ? 0 : std::min(0.075, all.back()));
        zero << 0;
    }
    plot.areas = {bars(AreaRole::Served, zero, served, 40.0 / bins),
        bars(AreaRole::Failed, served, all, 40.0 / bins)};
    plot.lines = {{LineRole::Capacity, {{4, 0.075}, {40, 0.075}}, false}};
    return plot;
}

// Four strategies on one time axis; the third is the experiment's own.
inline PlotGridSpec fleetCase(int bins = 160)
{
    const char *const titles[] = {"No jitter", "Equal jitter", "Full jitter", "Decorrelated"};
    const char *const formulas[]
        = {"ceiling", "c/2 + uniform(0, c/2)", "uniform(0, c)", "min(cap, uniform(base, 3·prev))"};
    PlotGridSpec spec;
    spec.summary = QStringLiteral("Four fleets side by side.");
    spec.columns = {PlotColumn {}};
    for (int i = 0; i < 4; ++i) {
        PlotRow row;
        row.title = QString::fromUtf8(titles[i]);
        row.formula = QString::fromUtf8(formulas[i]);
        row.facts = {{QStringLiteral("1,000"), QStringLiteral("peak after t=0")},
            {QStringLiteral("61.5 s"), QStringLiteral("to the last one")},
            {QStringLiteral("7,700"), QStringLiteral("calls wasted")}};
        row.chosen = i == 2;
        row.plots = {fleetPlot(i, bins)};
        spec.rows.push_back(row);
    }
    spec.rows[0].plots[0].labels = {
        {{40, 0.075}, QStringLiteral("capacity 30 calls a bin"), PlotLabel::Align::Right, false}};
    return spec;
}

// Five lines with error bars over the number of clients, twice.
inline PlotGridSpec contentionCase()
{
    const LineRole roles[] = {LineRole::None,
        LineRole::Equal,
        LineRole::Full,
        LineRole::Decorrelated,
        LineRole::NoBackoff};
    PlotGridSpec spec;
    spec.summary = QStringLiteral("Time and calls over clients.");
    spec.columns = {{QStringLiteral("Time until all are done"), QStringLiteral("clients"), 1, true},
        {QStringLiteral("Calls"), QStringLiteral("clients"), 1, true}};
    PlotRow row;
    for (int column = 0; column < 2; ++column) {
        Plot plot;
        plot.xTo = 100;
        for (int n = 0; n <= 100; n += 20) {
            plot.xTicks.push_back({double(n), QString::number(n)});
        }
        for (int i = 0; i <= 4; ++i) {
            plot.yTicks.push_back({i / 4.0, QStringLiteral("%1,000 ms").arg(i * 2)});
        }
        for (int series = 0; series < 5; ++series) {
            PlotLine line {roles[series], {}, true};
            for (int n = 10; n <= 100; n += 10) {
                const double y = 0.9 * std::pow(n / 100.0, 1 + 0.3 * column) / (1 + 0.5 * series);
                line.points << QPointF(n, y);
                plot.errorBars.push_back(
                    {roles[series], double(n), y * 0.9, std::min(1.0, y * 1.1)});
            }
            plot.lines.push_back(line);
        }
        row.plots.push_back(plot);
    }
    spec.rows = {row};
    return spec;
}

// Ranges with their draws at the left, spreads with marks at the right.
inline PlotGridSpec strategiesCase()
{
    PlotGridSpec spec;
    spec.summary = QStringLiteral("Strategies side by side.");
    spec.columns = {{QStringLiteral("Delay before each retry"), QStringLiteral("retry"), 2, true},
        {QStringLiteral("Total wait over 1,000 seeds"), {}, 1, false}};
    const char *const titles[] = {"No jitter",
        "Full jitter",
        "Equal jitter",
        "Decorrelated",
        "Proportional",
        "Fixed offsets"};
    for (int i = 0; i < 6; ++i) {
        PlotRow row;
        row.title = QString::fromUtf8(titles[i]);
        row.formula = QStringLiteral("uniform(0, c)");
        row.facts = {{QStringLiteral("7.814 s"), QStringLiteral("waited")}};
        row.chosen = i == 1;
        Plot delays;
        delays.xFrom = 0.5;
        delays.xTo = 5.5;
        PlotArea range {AreaRole::Range, {}, {}};
        PlotArea draw {AreaRole::Draw, {}, {}};
        PlotArea unused {AreaRole::UnusedDraw, {}, {}};
        const auto addBox = [](PlotArea &area, double left, double right, double low, double high) {
            area.lower << QPointF(left, low) << QPointF(left, low) << QPointF(right, low)
                       << QPointF(right, low);
            area.upper << QPointF(left, low) << QPointF(left, high) << QPointF(right, high)
                       << QPointF(right, low);
        };
        for (int r = 1; r <= 5; ++r) {
            const double most = std::pow(2.0, r - 5) * 0.9;
            addBox(range, r - 0.35, r + 0.35, 0, most);
            addBox(r <= 3 ? draw : unused, r - 0.2, r + 0.2, 0, most * 0.6);
            delays.xTicks.push_back({double(r), QString::number(r)});
            delays.labels.push_back({{double(r), most * 0.6},
                QString::number(most * 5, 'f', 3),
                PlotLabel::Align::Centre,
                r <= 3});
        }
        delays.areas = {range, draw, unused};
        delays.yTicks = {
            {0, QStringLiteral("0 s")}, {0.5, QStringLiteral("4 s")}, {1, QStringLiteral("8 s")}};
        Plot luck;
        luck.xTo = 16;
        luck.xTicks = {
            {0, QStringLiteral("0 s")}, {8, QStringLiteral("8 s")}, {16, QStringLiteral("16 s")}};
        PlotArea spread {AreaRole::Spread, {}, {}};
        addBox(spread, 4, 12, 0.4, 0.6);
        luck.areas = {spread};
        luck.points = {{PointRole::Mean, {7.7, 0.5}},
            {PointRole::ThisSeed, {9, 0.5}},
            {PointRole::PinnedB, {5, 0.5}}};
        luck.labels = {{{4, 0.6}, QStringLiteral("4.1 s"), PlotLabel::Align::Centre, false},
            {{12, 0.6}, QStringLiteral("12.2 s"), PlotLabel::Align::Centre, false}};
        row.plots = {delays, luck};
        spec.rows.push_back(row);
    }
    return spec;
}

} // namespace backoff
