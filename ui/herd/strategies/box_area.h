// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A rectangle as an area of a plot, with its sides: they are part of its upper edge, so that the
// outline is closed.

#pragma once

#include "ui/charts/grid/plot_grid_spec.h"

namespace backoff {

[[nodiscard]] inline PlotArea boxArea(
    AreaRole role, double left, double right, double bottom, double top)
{
    return {role,
        {{left, bottom}, {left, top}, {right, top}, {right, bottom}},
        {{left, bottom}, {left, bottom}, {right, bottom}, {right, bottom}}};
}

} // namespace backoff
