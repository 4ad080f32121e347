// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/hatch.h"

#include <QPointF>

#include <algorithm>

namespace backoff {

std::vector<QLineF> hatchLines(const QRectF &rect, int lean, qreal distance)
{
    std::vector<QLineF> lines;
    const qreal run = rect.height() * lean; // x at the top minus x at the bottom
    const qreal first = rect.left() - std::max(0.0, run) + distance / 2;
    const qreal last = rect.right() + std::max(0.0, -run);
    for (qreal bottom = first; bottom < last; bottom += distance) {
        const auto clippedAt = [&](qreal x) {
            const qreal inside = std::clamp(x, rect.left(), rect.right());
            const qreal share = run == 0 ? 0 : (inside - bottom) / run;
            return QPointF(inside, rect.bottom() - share * rect.height());
        };
        if (run == 0) {
            lines.emplace_back(bottom, rect.bottom(), bottom, rect.top());
        } else {
            lines.emplace_back(clippedAt(bottom), clippedAt(bottom + run));
        }
    }
    return lines;
}

QRectF insideCorners(const QRectF &rect, qreal width)
{
    const qreal corner = 0.36 * width; // half the width, at 45 degrees
    return rect.adjusted(corner, corner, -corner, -corner);
}

} // namespace backoff
