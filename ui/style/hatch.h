// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A hatch as lines: a brush's pattern keeps its size where a picture grows, and looks different on
// every paint device. The lines are cut to the rectangle: not every device knows how to clip.

#pragma once

#include <QLineF>
#include <QRectF>

#include <vector>

namespace backoff {

// `lean`: 1 is "/" at 45 degrees, 0 is "|", -1 is "\\".
[[nodiscard]] std::vector<QLineF> hatchLines(const QRectF &rect, int lean, qreal distance);

// What to hatch with slanting lines that wide, so that their corners stay inside the rectangle.
[[nodiscard]] QRectF insideCorners(const QRectF &rect, qreal width);

} // namespace backoff
