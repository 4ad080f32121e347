// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One fleet's calls over time as areas: served at the bottom, failed on top of them, a step a
// column. A column that is higher than the axis is visibly cut: a slanted gap below its top, and
// its true count above it.

#pragma once

#include "ui/charts/grid/plot_grid_spec.h"
#include "ui/herd/fleet/count_axis.h"
#include "ui/herd/herd_results.h"

#include <vector>

namespace backoff {

class LoadAreas
{
public:
    // Columns of the width from x = 0 on. The axis must outlive it.
    LoadAreas(const std::vector<FleetBin> &columns, double width, const CountAxis &axis);

    [[nodiscard]] std::vector<PlotArea> areas() const;
    // The true counts of what is cut, the highest first but for the first bin, which is as high in
    // every row. Those at the ends of an axis to `xTo` stay within it.
    [[nodiscard]] std::vector<PlotLabel> cutLabels(double xTo) const;

private:
    struct Step {
        double left;
        double right;
        double served; // positions
        double calls;
        std::int64_t cutCount; // 0: it is not cut
    };

    std::vector<Step> m_steps; // those with a call
};

} // namespace backoff
