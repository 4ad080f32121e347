// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A chart on any paint device, drawn by a ChartView that is never shown: nothing is highlighted or
// dimmed, and lines and texts stay lines and texts. The ground is left to the caller.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/style/theme.h"

class QFont;
class QPainter;
class QRectF;

namespace backoff {

// Laid out for the area's size in whole pixels.
void paintChart(QPainter &painter,
    const QRectF &area,
    const ChartSpec &spec,
    const Theme &theme,
    const QFont &font);

} // namespace backoff
