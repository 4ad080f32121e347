// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_painter.h"

#include "ui/charts/grid_line.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace backoff {

static constexpr double widestHighlight = 220;

static QColor colorOf(Ink ink, const Theme &theme)
{
    switch (ink) {
    case Ink::Axis:
    case Ink::UnusedAxis:
    case Ink::Unused:
        return theme.mutedText;
    case Ink::Range:
    case Ink::Jittered:
        return theme.accent;
    case Ink::OnCard:
        return theme.text;
    case Ink::Modelled:
        return theme.mutedText;
    case Ink::Pinned:
        return theme.pinnedB;
    case Ink::OnBar:
        return theme.onAccent;
    case Ink::OnBox:
        return theme.onTint;
    }
    return theme.text;
}

void paintGround(QPainter &painter,
    const ChartSpec &spec,
    const ChartLayout &layout,
    const Theme &theme,
    std::optional<std::int64_t> highlighted)
{
    const PlotMap &map = layout.map;
    if (highlighted && *highlighted <= spec.retries) {
        const double left = double(*highlighted) + spec.waitBegins;
        QRectF column = map.rect(QRectF(left, 0, 1, 1));
        const double scale = theme.enlarged.scale;
        const double width = std::clamp(column.width(), 3 * scale, scale * widestHighlight);
        column.adjust((column.width() - width) / 2, 0, (width - column.width()) / 2, 0);
        painter.fillRect(column.intersected(map.plot), theme.currentRow);
    }
    const std::vector<QRectF> cleared = clearedBy(layout.labels, theme);
    for (const ChartTick &tick : spec.ticks) {
        const QColor &colour = tick.position > 0 ? theme.grid : theme.border;
        paintGridLine(painter, map.plot, std::round(map.y(tick.position)), colour, cleared, theme);
    }
}

void paintSentence(QPainter &painter,
    const QString &sentence,
    const QRectF &area,
    const Theme &theme,
    const QFont &font)
{
    painter.setFont(font);
    painter.setPen(theme.mutedText);
    painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, sentence);
}

void paintTexts(QPainter &painter, const ChartLayout &layout, const Theme &theme, const QFont &font)
{
    QFont bold = font;
    bold.setBold(true);
    for (const auto *texts : {&layout.axisTexts, &layout.labels}) {
        for (const PlacedText &text : *texts) {
            painter.setFont(text.bold ? bold : font);
            painter.setPen(colorOf(text.ink, theme));
            painter.drawText(text.rect, Qt::AlignCenter | Qt::TextDontClip, text.text);
        }
    }
}

} // namespace backoff
