// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Paints what Qt Charts does not: grounds, grid, outlines, points, texts. It walks a finished
// layout and decides nothing but colours.

#pragma once

#include "ui/charts/grid/grid_layout.h"
#include "ui/style/theme.h"

class QPainter;

namespace backoff {

// Behind areas and lines: the ground of the chosen row, outages, grid lines.
void paintGridGround(
    QPainter &painter, const PlotGridSpec &spec, const GridLayout &layout, const Theme &theme);

// In front of them: outlines, stripes, error bars, points.
void paintGridMarks(
    QPainter &painter, const PlotGridSpec &spec, const GridLayout &layout, const Theme &theme);

void paintWords(QPainter &painter,
    const std::vector<PlacedWord> &words,
    const GridFonts &fonts,
    const Theme &theme);

} // namespace backoff
