// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The areas and lines of one plot, drawn by Qt Charts. Its series are made once for as many of them
// as a plot had at most; another plot only replaces their points.

#pragma once

#include "ui/charts/grid/plot_grid_spec.h"
#include "ui/style/theme.h"

#include <QFont>

#include <vector>

class QAreaSeries;
class QChart;
class QGraphicsItem;
class QLineSeries;
class QValueAxis;

namespace backoff {

class PlotChart
{
public:
    // The chart belongs to the item.
    PlotChart(QGraphicsItem *parent, double z);

    void setPlot(const Plot &plot, const Theme &theme);
    void setTheme(const Theme &theme);
    void setRect(const QRectF &plot, const QFont &font);
    void setVisible(bool visible);

    [[nodiscard]] const QChart *chart() const { return m_chart; }

private:
    struct Area {
        QAreaSeries *series = nullptr;
        QLineSeries *upper = nullptr;
        QLineSeries *lower = nullptr;
    };

    void makeSeries(std::size_t areas, std::size_t lines);
    [[nodiscard]] Area makeArea();

    QChart *m_chart;
    QValueAxis *m_xAxis;
    QValueAxis *m_yAxis;
    std::vector<Area> m_areas;
    std::vector<QLineSeries *> m_lines;
    std::vector<AreaRole> m_areaRoles; // of those in use
    std::vector<LineRole> m_lineRoles;
};

} // namespace backoff
