// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/handout_pages.h"

#include "ui/exports/handouts/handout_flow.h"
#include "ui/exports/handouts/handout_style.h"

#include <QFontMetricsF>
#include <QPagedPaintDevice>
#include <QPainter>

#include <algorithm>

namespace backoff {

using handout_style::point;

static constexpr qreal footerHeight = 24 * point; // above the lower margin

// 18 mm, or less on small paper.
static qreal marginOf(QSizeF size)
{
    return std::min(51 * point, 0.09 * std::min(size.width(), size.height()));
}

HandoutPages::HandoutPages(const RunResultPtr &result,
    const HandoutSettings &settings,
    const Labels &labels,
    QSizeF pagePoints)
    : m_labels(labels)
    , m_size(pagePoints * point)
    , m_margin(marginOf(m_size))
{
    const HandoutContent content = makeHandout(result->trace, result->schedule, labels);
    m_heading = content.heading;
    m_flow = handoutFlow(content, result, settings, labels, m_size.width() - 2 * m_margin);
    m_pages = paginate(m_flow, m_size.height() - 2 * m_margin - footerHeight);
}

void HandoutPages::paint(QPainter &painter, int page) const
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(1 / point, 1 / point);
    for (const PlacedBox &placed : m_pages[static_cast<std::size_t>(page)]) {
        placed.box->paint(painter, {m_margin, m_margin + placed.y});
    }
    paintFooter(painter, page);
    painter.restore();
}

bool HandoutPages::paintOn(QPagedPaintDevice &device, PageRange range) const
{
    QPainter painter;
    if (!painter.begin(&device)) {
        return false;
    }
    painter.scale(device.logicalDpiX() / 72.0, device.logicalDpiY() / 72.0);
    const int last = std::min(range.last, count());
    for (int page = range.first; page <= last; ++page) {
        if (page > range.first && !device.newPage()) {
            return false;
        }
        paint(painter, page - 1);
    }
    return painter.end();
}

void HandoutPages::paintFooter(QPainter &painter, int page) const
{
    const QFont font = handout_style::text(8);
    const QFontMetricsF metrics(font);
    const QString number = m_labels.text(QT_TRANSLATE_NOOP("Labels", "Page %1 of %2"))
                               .arg(QString::number(page + 1), QString::number(count()));
    const qreal numberWidth = metrics.horizontalAdvance(number);
    const qreal width = m_size.width() - 2 * m_margin;
    const qreal room = width - numberWidth - 20 * point;
    const QPointF left(m_margin, m_size.height() - m_margin);
    painter.setFont(font);
    painter.setPen(handout_style::muted);
    painter.drawText(left, metrics.elidedText(m_heading, Qt::ElideRight, room));
    painter.drawText(left + QPointF(width - numberWidth, 0), number);
}

} // namespace backoff
