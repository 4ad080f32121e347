// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The words above and below the rows, which stay where the rows are scrolled: titles of columns,
// texts and titles of x axes.

#pragma once

#include "ui/charts/grid/grid_columns.h"
#include "ui/charts/grid/grid_layout.h"

namespace backoff {

[[nodiscard]] std::vector<PlacedWord> placeColumnTitles(
    const PlotGridSpec &spec, const GridColumns &columns, const GridFonts &fonts);
[[nodiscard]] std::vector<PlacedWord> placeAxes(
    const PlotGridSpec &spec, const GridColumns &columns, const GridFonts &fonts);

} // namespace backoff
