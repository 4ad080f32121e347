// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The pens and small shapes of the charts, which their legends show too.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/style/theme.h"

#include <QPen>

class QPainter;

namespace backoff {

// As wide as on a desk; the theme makes it wider.
[[nodiscard]] QPen penOf(
    const QColor &color, double width, const Theme &theme, Qt::PenStyle style = Qt::SolidLine);
[[nodiscard]] QPen curvePen(CurveRole role, const Theme &theme);

// The rectangle's outline lies within the filled box, its line of that width on whole pixels.
[[nodiscard]] QRectF crisp(const QRectF &rect, double line = 1);

// Without colours modelled points, drawn ones and those of policy B are told apart by their shapes.
enum class PointShape { Square, Round, Triangle };
void paintPoint(QPainter &painter,
    PointShape shape,
    QPointF at,
    const QColor &fill,
    const QColor &edge,
    const Theme &theme);

// A draw of policy B among thousands: a small upright stroke.
void paintPinnedDot(QPainter &painter, QPointF at, const Theme &theme);

// A bar that is hatched: a wait that the service asked for.
void paintHint(QPainter &painter, const QRectF &rect, const Theme &theme);

} // namespace backoff
