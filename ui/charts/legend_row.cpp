// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/legend_row.h"

#include "ui/charts/chart_swatch.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace backoff {

// Pixels of a desk.
static constexpr int gap = 6; // between a swatch and its words
static constexpr int air = 14; // between two entries

// Larger beside large type, where dashes are long.
int LegendRow::swatchSize() const
{
    const int line = QFontMetrics(m_font).height();
    return m_scale > 1 ? line : std::max(12, line * 3 / 4);
}

int LegendRow::widthOf(const QString &words) const
{
    return swatchSize() + QFontMetrics(m_font).horizontalAdvance(words)
        + qRound(m_scale * (gap + air));
}

int LegendRow::widthWith(Words words) const
{
    int width = 0;
    for (const LegendEntry &entry : m_entries) {
        width += widthOf(entry.*words);
    }
    return width;
}

int LegendRow::width() const { return widthWith(&LegendEntry::text); }

int LegendRow::briefWidth() const { return widthWith(&LegendEntry::brief); }

int LegendRow::height() const { return QFontMetrics(m_font).height() + 4; }

void LegendRow::paint(
    QPainter &painter, const QRect &area, Qt::AlignmentFlag side, const Theme &theme) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_font);
    const Words words = area.width() < width() ? &LegendEntry::brief : &LegendEntry::text;
    std::size_t count = 0;
    int used = 0;
    while (count < m_entries.size() && used + widthOf(m_entries[count].*words) <= area.width()) {
        used += widthOf(m_entries[count++].*words);
    }
    int x = side == Qt::AlignRight ? area.left() + area.width() - used : area.left();
    const int size = swatchSize();
    for (std::size_t i = 0; i < count; ++i) {
        const QRectF swatch(x, area.top() + (area.height() - size) / 2, size, size);
        paintSwatch(painter, swatch, m_entries[i].swatch, theme);
        const int textLeft = x + size + qRound(m_scale * gap);
        painter.setPen(theme.text);
        painter.setBrush(Qt::NoBrush);
        painter.drawText(
            QRect(textLeft, area.top(), area.left() + area.width() - textLeft, area.height()),
            Qt::AlignVCenter | Qt::AlignLeft,
            m_entries[i].*words);
        x += widthOf(m_entries[i].*words);
    }
    painter.restore();
}

} // namespace backoff
