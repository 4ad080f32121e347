// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What tests ask the plots of the strategies.

#pragma once

#include "core/engine/policy.h"
#include "ui/charts/grid/plot_grid_spec.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace backoff {

inline std::vector<PlotArea> areasOf(const Plot &plot, AreaRole role)
{
    std::vector<PlotArea> areas;
    std::ranges::copy_if(plot.areas, std::back_inserter(areas), [role](const PlotArea &area) {
        return area.role == role;
    });
    return areas;
}

struct Box {
    double left = 0;
    double right = 0;
    double bottom = 0;
    double top = 0;

    [[nodiscard]] double middle() const { return (left + right) / 2; }
};

// All boxes of a role are one area: four points each, the second at the upper left.
inline std::vector<Box> boxesOf(const Plot &plot, AreaRole role)
{
    std::vector<Box> boxes;
    for (const PlotArea &area : areasOf(plot, role)) {
        for (qsizetype i = 0; i + 3 < area.upper.size(); i += 4) {
            boxes.push_back({area.upper[i + 1].x(),
                area.upper[i + 2].x(),
                area.lower[i + 1].y(),
                area.upper[i + 1].y()});
        }
    }
    return boxes;
}

inline std::vector<PlotPoint> pointsOf(const Plot &plot, PointRole role)
{
    std::vector<PlotPoint> points;
    std::ranges::copy_if(plot.points, std::back_inserter(points), [role](const PlotPoint &point) {
        return point.role == role;
    });
    return points;
}

inline QStringList labelsOf(const Plot &plot)
{
    QStringList texts;
    for (const PlotLabel &label : plot.labels) {
        texts << label.text;
    }
    return texts;
}

inline QStringList factsOf(const PlotRow &row)
{
    QStringList texts;
    for (const RowFact &fact : row.facts) {
        texts << fact.value + u' ' + fact.text;
    }
    return texts;
}

inline const PlotRow &rowOf(const PlotGridSpec &spec, Jitter jitter)
{
    return spec.rows[size_t(jitter)];
}

inline bool isInPlot(const Plot &plot, const QPointF &point)
{
    return point.x() >= plot.xFrom && point.x() <= plot.xTo && point.y() >= 0 && point.y() <= 1;
}

} // namespace backoff
