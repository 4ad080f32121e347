// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/bar_painter.h"

#include "ui/timeline/ghost.h"

#include <QPainter>

namespace backoff {

BarColors solidBar(LaneId lane, const Theme &theme)
{
    switch (lane) {
    case LaneId::Modelled:
        return {theme.tint, theme.tintEdge, theme.onTint};
    case LaneId::Jittered:
        break;
    case LaneId::Pinned:
        return {theme.pinnedB, theme.pinnedB, theme.onPinnedB};
    }
    return {theme.accent, theme.accent, theme.onAccent};
}

// For a projector a ghost is an outline as strong as the bar will be.
BarColors ghostBar(LaneId lane, const Theme &theme)
{
    if (theme.enlarged.isOn()) {
        return {theme.card, solidBar(lane, theme).edge, theme.mutedText};
    }
    if (lane == LaneId::Modelled) {
        return {mixed(theme.card, theme.tint, 0.3),
            mixed(theme.card, theme.tintEdge, 0.6),
            theme.mutedText};
    }
    const QColor color = solidBar(lane, theme).fill;
    return {mixed(theme.card, color, 0.08), mixed(theme.card, color, 0.75), theme.mutedText};
}

QRectF outlineIn(const QRectF &rect, qreal line)
{
    return rect.adjusted(line / 2, line / 2, -line / 2, -line / 2);
}

void paintBar(QPainter &painter, const QRectF &rect, const BarColors &colors, qreal line)
{
    if (rect.width() < 2 * line) { // nothing but edge
        painter.fillRect(rect, line > 1 ? colors.edge : colors.fill);
        return;
    }
    QPen pen(colors.edge, line);
    if (line > 1) {
        pen.setJoinStyle(Qt::MiterJoin);
    }
    painter.fillRect(rect, colors.fill);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(outlineIn(rect, line));
}

} // namespace backoff
