// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The bars of waits: each lane's colours, and the same as a ghost for what is yet to come.

#pragma once

#include "ui/run_result.h"
#include "ui/style/theme.h"

#include <QRectF>

class QPainter;

namespace backoff {

struct BarColors {
    QColor fill;
    QColor edge;
    QColor text;
};

[[nodiscard]] BarColors solidBar(LaneId lane, const Theme &theme);
[[nodiscard]] BarColors ghostBar(LaneId lane, const Theme &theme);

// Where a line that wide runs, so that all of it is within the rectangle.
[[nodiscard]] QRectF outlineIn(const QRectF &rect, qreal line);

void paintBar(QPainter &painter, const QRectF &rect, const BarColors &colors, qreal line);

} // namespace backoff
