// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The words at the left of a row: its title, its formula, and as many facts as have room.

#pragma once

#include "ui/charts/grid/grid_layout.h"

namespace backoff {

[[nodiscard]] std::vector<PlacedWord> placeRowWords(
    const PlotRow &row, const QRectF &area, const GridFonts &fonts);

} // namespace backoff
