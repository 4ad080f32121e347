// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/area_lines.h"

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

bool isOpen(const PlotArea &area, qsizetype i) { return area.lower[i].y() < area.upper[i].y(); }

// Where along from..to, both 0 to 1, a line from `a` to `b` is on the wanted side of `level`.
void clip(double a, double b, double level, bool above, double &from, double &to)
{
    const bool startsIn = above ? a > level : a < level;
    const bool endsIn = above ? b > level : b < level;
    if (!startsIn && !endsIn) {
        to = from;
    } else if (startsIn != endsIn) {
        const double cut = (level - a) / (b - a);
        (startsIn ? to : from) = startsIn ? std::min(to, cut) : std::max(from, cut);
    }
}

void addStripe(std::vector<QLineF> &lines, const PlotArea &area, const PlotMap &map, double y)
{
    const double level = (map.plot.bottom() - y) / map.plot.height();
    for (qsizetype i = 0; i + 1 < area.upper.size(); ++i) {
        double from = 0;
        double to = 1;
        clip(area.upper[i].y(), area.upper[i + 1].y(), level, true, from, to);
        clip(area.lower[i].y(), area.lower[i + 1].y(), level, false, from, to);
        const double left = map.x(area.upper[i].x());
        const double width = map.x(area.upper[i + 1].x()) - left;
        if (to <= from || width <= 0) {
            continue;
        }
        const QLineF piece(left + from * width, y, left + to * width, y);
        if (!lines.empty() && lines.back().p2() == piece.p1()) {
            lines.back().setP2(piece.p2());
        } else {
            lines.push_back(piece);
        }
    }
}

} // namespace

std::vector<QLineF> outlineOf(const PlotArea &area, const PlotMap &map)
{
    std::vector<QLineF> lines;
    for (qsizetype i = 0; i + 1 < area.upper.size(); ++i) {
        if (!isOpen(area, i) && !isOpen(area, i + 1)) {
            continue;
        }
        for (const QList<QPointF> &edge : {area.upper, area.lower}) {
            const QLineF line(map.point(edge[i]), map.point(edge[i + 1]));
            if (!line.isNull()) {
                lines.push_back(line);
            }
        }
    }
    return lines;
}

std::vector<QLineF> stripesOf(const PlotArea &area, const PlotMap &map, double distance)
{
    double most = 0;
    for (const QPointF &point : area.upper) {
        most = std::max(most, point.y());
    }
    std::vector<QLineF> lines;
    for (double y = map.plot.bottom() - distance + 0.5; y > map.y(most); y -= distance) {
        addStripe(lines, area, map, y);
    }
    return lines;
}

} // namespace backoff
