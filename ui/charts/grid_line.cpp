// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid_line.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace backoff {

void paintGridLine(QPainter &painter,
    const QRectF &plot,
    double y,
    const QColor &colour,
    const std::vector<QRectF> &cleared,
    const Theme &theme)
{
    const QRectF line(plot.left(), y, plot.width(), std::round(theme.enlarged.scale));
    std::vector<QRectF> gaps;
    std::ranges::copy_if(cleared, std::back_inserter(gaps), [&](const QRectF &rect) {
        return rect.intersects(line);
    });
    std::ranges::sort(gaps, {}, [](const QRectF &gap) { return gap.left(); });
    double left = line.left();
    const auto fillTo = [&](double right) {
        if (right > left) { // filled: far less work than a stroke
            painter.fillRect(QRectF(left, y, right - left, line.height()), colour);
        }
    };
    for (const QRectF &gap : gaps) {
        fillTo(std::min(gap.left(), line.right()));
        left = std::max(left, gap.right());
    }
    fillTo(line.right());
}

} // namespace backoff
