// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Rectangles as one area of a plot, from left to right. Their sides are part of the upper edge, so
// that each outline is closed; between two of them the area encloses nothing.

#pragma once

#include "ui/charts/grid/plot_grid_spec.h"

namespace backoff {

inline void addBox(PlotArea &area, double left, double right, double bottom, double top)
{
    area.upper << QPointF(left, bottom) << QPointF(left, top) << QPointF(right, top)
               << QPointF(right, bottom);
    area.lower << QPointF(left, bottom) << QPointF(left, bottom) << QPointF(right, bottom)
               << QPointF(right, bottom);
}

} // namespace backoff
