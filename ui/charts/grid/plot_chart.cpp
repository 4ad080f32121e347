// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/plot_chart.h"

#include "ui/charts/grid/plot_strokes.h"

#include <QAreaSeries>
#include <QChart>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLineSeries>
#include <QValueAxis>

#include <algorithm>

namespace backoff {

static constexpr double around = 8; // of the chart, around its plot

PlotChart::PlotChart(QGraphicsItem *parent, double z)
    : m_chart(new QChart(parent))
    , m_xAxis(new QValueAxis)
    , m_yAxis(new QValueAxis)
{
    m_chart->setZValue(z);
    m_chart->legend()->hide();
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins({});
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->addAxis(m_xAxis, Qt::AlignBottom);
    m_chart->addAxis(m_yAxis, Qt::AlignLeft);
    m_xAxis->setVisible(false);
    m_yAxis->setVisible(false);
    m_yAxis->setRange(0, 1);
}

PlotChart::Area PlotChart::makeArea()
{
    Area area {nullptr, new QLineSeries, new QLineSeries};
    area.series = new QAreaSeries(area.upper, area.lower);
    area.upper->setParent(area.series); // an area series does not own its edges
    area.lower->setParent(area.series);
    area.series->setPen(Qt::NoPen);
    return area;
}

// Qt Charts draws them in the order in which they came: areas below lines.
void PlotChart::makeSeries(std::size_t areas, std::size_t lines)
{
    if (areas <= m_areas.size() && lines <= m_lines.size()) {
        return;
    }
    areas = std::max(areas, m_areas.size());
    lines = std::max(lines, m_lines.size());
    m_chart->removeAllSeries();
    m_areas.clear();
    m_lines.clear();
    m_areaRoles.clear();
    m_lineRoles.clear();
    const auto add = [this](QAbstractSeries *series) {
        m_chart->addSeries(series);
        series->attachAxis(m_xAxis);
        series->attachAxis(m_yAxis);
    };
    while (m_areas.size() < areas) {
        m_areas.push_back(makeArea());
        add(m_areas.back().series);
    }
    while (m_lines.size() < lines) {
        m_lines.push_back(new QLineSeries);
        add(m_lines.back());
    }
}

// Without those that lie within a level stretch: Qt Charts takes its time for every point.
static QList<QPointF> turns(const QList<QPointF> &points)
{
    QList<QPointF> result;
    result.reserve(points.size());
    for (const QPointF &point : points) {
        const qsizetype count = result.size();
        if (count >= 2 && result[count - 1].y() == point.y()
            && result[count - 2].y() == point.y()) {
            result.back() = point;
        } else {
            result.push_back(point);
        }
    }
    return result;
}

static void show(QLineSeries *series, const QList<QPointF> &points)
{
    const QList<QPointF> shown = turns(points);
    if (series->points() != shown) { // it lays itself out anew even where they are the same
        series->replace(shown);
    }
}

void PlotChart::setPlot(const Plot &plot, const Theme &theme)
{
    makeSeries(plot.areas.size(), plot.lines.size());
    m_xAxis->setRange(plot.xFrom, plot.xTo);
    std::vector<AreaRole> areaRoles;
    for (std::size_t i = 0; i < m_areas.size(); ++i) {
        const PlotArea area = i < plot.areas.size() ? plot.areas[i] : PlotArea {};
        show(m_areas[i].lower, area.lower);
        show(m_areas[i].upper, area.upper);
        areaRoles.push_back(area.role);
    }
    std::vector<LineRole> lineRoles;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const PlotLine line = i < plot.lines.size() ? plot.lines[i] : PlotLine {};
        show(m_lines[i], line.points);
        lineRoles.push_back(line.role);
    }
    if (areaRoles != m_areaRoles || lineRoles != m_lineRoles) {
        m_areaRoles = std::move(areaRoles);
        m_lineRoles = std::move(lineRoles);
        setTheme(theme);
    }
}

void PlotChart::setTheme(const Theme &theme)
{
    for (std::size_t i = 0; i < m_areaRoles.size(); ++i) {
        m_areas[i].series->setBrush(areaBrush(m_areaRoles[i], theme));
    }
    for (std::size_t i = 0; i < m_lineRoles.size(); ++i) {
        m_lines[i]->setPen(linePen(m_lineRoles[i], theme));
    }
}

void PlotChart::setRect(const QRectF &plot, const QFont &font)
{
    m_chart->setTitleFont(font); // even an empty title leaves its height in a PDF
    const QRectF all = plot.adjusted(-around, -around, around, around);
    if (m_chart->geometry() != all) {
        m_chart->setGeometry(all);
    }
    const QRectF inside(QPointF(around, around), plot.size());
    if (m_chart->plotArea() != inside) {
        m_chart->setPlotArea(inside);
    }
}

void PlotChart::setVisible(bool visible) { m_chart->setVisible(visible); }

} // namespace backoff
