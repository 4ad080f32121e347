// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The pens, fills and small shapes of the plots, which their legends show too. What has a colour
// has a dash, a shape or a hatch as well.

#pragma once

#include "ui/charts/grid/plot_grid_spec.h"
#include "ui/style/theme.h"

#include <QBrush>
#include <QPen>

class QPainter;

namespace backoff {

inline constexpr double stripeDistance = 4; // of the failed calls, in pixels of a desk

[[nodiscard]] QPen linePen(LineRole role, const Theme &theme);
[[nodiscard]] QBrush areaBrush(AreaRole role, const Theme &theme);
[[nodiscard]] QPen areaEdge(AreaRole role, const Theme &theme); // may be no pen
[[nodiscard]] QPen stripePen(const Theme &theme);

// One of a line's points; a mark of its own.
void paintPoint(QPainter &painter, LineRole role, QPointF at, const Theme &theme);
void paintPoint(QPainter &painter, PointRole role, QPointF at, const Theme &theme);

// From one point to the other below it, with short ends.
void paintErrorBar(QPainter &painter, const QLineF &stem, LineRole role, const Theme &theme);

} // namespace backoff
