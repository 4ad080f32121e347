// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_legend.h"

#include "ui/charts/chart_painter.h"

#include <QPainter>

namespace backoff {

namespace {

constexpr int swatchSize = 12;
constexpr int gap = 6; // between a swatch and its words
constexpr int air = 14; // between two entries

} // namespace

ChartLegend::ChartLegend(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void ChartLegend::setEntries(const std::vector<LegendEntry> &entries)
{
    if (entries == m_entries) {
        return;
    }
    m_entries = entries;
    QStringList words;
    for (const LegendEntry &entry : entries) {
        words << entry.text;
    }
    setAccessibleName(words.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

void ChartLegend::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

int ChartLegend::widthOf(const QString &words) const
{
    return swatchSize + gap + fontMetrics().horizontalAdvance(words) + air;
}

QSize ChartLegend::sizeHint() const
{
    int width = 0;
    for (const LegendEntry &entry : m_entries) {
        width += widthOf(entry.text);
    }
    return {width, fontMetrics().height() + 4};
}

QSize ChartLegend::minimumSizeHint() const { return {0, fontMetrics().height() + 4}; }

// From the right. Where the row is narrow the words are brief; where it is narrower still the first
// entries, which matter most, stay.
void ChartLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto words = width() < sizeHint().width() ? &LegendEntry::brief : &LegendEntry::text;
    std::size_t count = 0;
    int used = 0;
    while (count < m_entries.size() && used + widthOf(m_entries[count].*words) <= width()) {
        used += widthOf(m_entries[count++].*words);
    }
    int x = width() - used;
    for (std::size_t i = 0; i < count; ++i) {
        const QRectF swatch(x, (height() - swatchSize) / 2, swatchSize, swatchSize);
        paintSwatch(painter, swatch, m_entries[i].swatch, m_theme);
        const int textLeft = x + swatchSize + gap;
        painter.setPen(m_theme.text);
        painter.setBrush(Qt::NoBrush);
        painter.drawText(QRect(textLeft, 0, width() - textLeft, height()),
            Qt::AlignVCenter | Qt::AlignLeft,
            m_entries[i].*words);
        x += widthOf(m_entries[i].*words);
    }
}

} // namespace backoff
