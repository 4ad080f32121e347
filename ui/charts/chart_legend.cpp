// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_legend.h"

#include "ui/charts/legend_row.h"

#include <QPainter>

namespace backoff {

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

void ChartLegend::setGivenWay(bool givenWay)
{
    m_givenWay = givenWay;
    update();
}

void ChartLegend::setTheme(const Theme &theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

LegendRow ChartLegend::row() const { return {m_entries, font(), m_theme.enlarged}; }

bool ChartLegend::holdsAll() const { return width() >= row().briefWidth(); }

void ChartLegend::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    Q_EMIT roomChanged();
}

QSize ChartLegend::sizeHint() const { return {row().width(), row().height()}; }

QSize ChartLegend::minimumSizeHint() const { return {0, row().height()}; }

void ChartLegend::paintEvent(QPaintEvent *)
{
    if (m_givenWay) {
        return;
    }
    QPainter painter(this);
    row().paint(painter, rect(), Qt::AlignRight, m_theme);
}

} // namespace backoff
