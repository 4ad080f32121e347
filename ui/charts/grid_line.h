// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A level line of a chart's grid. On a desk it is quiet and passes behind texts; for a projector it
// is strong, and is broken where a text stands on it.

#pragma once

#include "ui/style/theme.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace backoff {

// What a text keeps clear of the strong lines; nothing on a desk.
template<typename Text>
[[nodiscard]] std::vector<QRectF> clearedBy(const std::vector<Text> &texts, const Theme &theme)
{
    std::vector<QRectF> cleared;
    if (theme.enlarged.isOn()) {
        const double air = theme.enlarged.pixels(3);
        for (const Text &text : texts) {
            cleared.push_back(text.rect.adjusted(-air, 0, air, 0));
        }
    }
    return cleared;
}

// From the left to the right end of the plot, below y.
void paintGridLine(QPainter &painter,
    const QRectF &plot,
    double y,
    const QColor &colour,
    const std::vector<QRectF> &cleared,
    const Theme &theme);

} // namespace backoff
