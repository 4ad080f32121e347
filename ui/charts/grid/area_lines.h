// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is drawn of an area besides its fill, as lines: an outline that leaves out where the area
// has no height, and stripes cut to its shape (not every paint device knows how to clip).

#pragma once

#include "ui/charts/chart_layout.h"
#include "ui/charts/grid/plot_grid_spec.h"

#include <QLineF>

#include <vector>

namespace backoff {

[[nodiscard]] std::vector<QLineF> outlineOf(const PlotArea &area, const PlotMap &map);

// Level ones, `distance` apart from the bottom of the plot on.
[[nodiscard]] std::vector<QLineF> stripesOf(
    const PlotArea &area, const PlotMap &map, double distance);

} // namespace backoff
