// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/handout_preview.h"

#include <QPageSize>
#include <QPaintEvent>
#include <QPainter>

namespace backoff {

static constexpr int gap = 14; // around each page
static constexpr int keptPictures = 8;

static QSizeF pagePoints() { return QPageSize(QPageSize::A4).sizePoints(); }

HandoutPreview::HandoutPreview(const RunResultPtr &result, const Labels &labels, QWidget *parent)
    : QWidget(parent)
    , m_result(result)
    , m_labels(labels)
    , m_pictures(keptPictures)
{
    setAccessibleName(tr("Preview of the handout"));
    setMinimumWidth(240);
    setSettings({});
}

void HandoutPreview::setSettings(const HandoutSettings &settings)
{
    m_pages = std::make_unique<HandoutPages>(m_result, settings, m_labels, pagePoints());
    m_pictures.clear();
    setAccessibleDescription(
        tr("%1, pages: %2").arg(m_pages->heading(), QString::number(pageCount())));
    fitHeight();
    update();
}

QRect HandoutPreview::pageRect(int page) const
{
    const QSizeF size = pagePoints();
    const int pageWidth = width() - 2 * gap;
    const int pageHeight = qRound(pageWidth * size.height() / size.width());
    return {gap, gap + page * (pageHeight + gap), pageWidth, pageHeight};
}

void HandoutPreview::fitHeight() { setMinimumHeight(pageRect(pageCount()).top()); }

void HandoutPreview::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_pictures.clear();
    fitHeight();
}

const QPixmap &HandoutPreview::picture(int page)
{
    if (const QPixmap *known = m_pictures.object(page)) {
        return *known;
    }
    const QSize size = pageRect(page).size();
    auto *picture = new QPixmap(size * devicePixelRatioF());
    picture->setDevicePixelRatio(devicePixelRatioF());
    picture->fill(Qt::white); // paper, whatever the window's colours
    QPainter painter(picture);
    const double scale = size.width() / pagePoints().width();
    painter.scale(scale, scale);
    m_pages->paint(painter, page);
    painter.end();
    m_pictures.insert(page, picture);
    return *picture;
}

void HandoutPreview::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    for (int page = 0; page < pageCount(); ++page) {
        const QRect rect = pageRect(page);
        if (rect.intersects(event->rect())) {
            painter.drawPixmap(rect.topLeft(), picture(page));
            painter.setPen(palette().color(QPalette::Mid));
            painter.drawRect(rect.adjusted(-1, -1, 0, 0));
        }
    }
}

} // namespace backoff
