// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds places for the words within a plot: clear of bars, lines, points and of each other.

#pragma once

#include "ui/charts/grid/grid_layout.h"

namespace backoff {

[[nodiscard]] std::vector<PlacedWord> placeLabels(
    const Plot &plot, const PlotMap &map, const GridFonts &fonts);

} // namespace backoff
