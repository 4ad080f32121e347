// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Paints what Qt Charts does not: grid and texts here, the rest in chart_marks. It walks a finished
// layout and decides nothing but colours.

#pragma once

#include "ui/charts/chart_layout.h"
#include "ui/style/theme.h"

#include <optional>

class QPainter;

namespace backoff {

// Behind the curves: the grid, and the retry under the playhead.
void paintGround(QPainter &painter,
    const ChartSpec &spec,
    const ChartLayout &layout,
    const Theme &theme,
    std::optional<std::int64_t> highlighted);

// In place of a chart that has nothing to draw.
void paintSentence(QPainter &painter,
    const QString &sentence,
    const QRectF &area,
    const Theme &theme,
    const QFont &font);
void paintTexts(
    QPainter &painter, const ChartLayout &layout, const Theme &theme, const QFont &font);

} // namespace backoff
