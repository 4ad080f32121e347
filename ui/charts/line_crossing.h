// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether a line would run through a text.

#pragma once

#include <QLineF>
#include <QRectF>

namespace backoff {

[[nodiscard]] inline bool crosses(const QLineF &line, const QRectF &rect)
{
    if (rect.contains(line.p1()) || rect.contains(line.p2())) {
        return true;
    }
    for (const QLineF &edge : {QLineF(rect.topLeft(), rect.bottomLeft()),
             QLineF(rect.topRight(), rect.bottomRight()),
             QLineF(rect.topLeft(), rect.topRight()),
             QLineF(rect.bottomLeft(), rect.bottomRight())}) {
        if (line.intersects(edge, nullptr) == QLineF::BoundedIntersection) {
            return true;
        }
    }
    return false;
}

} // namespace backoff
