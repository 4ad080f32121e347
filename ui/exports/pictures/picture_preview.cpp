// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_preview.h"

#include "ui/exports/pictures/picture_painter.h"
#include "ui/exports/pictures/picture_words.h"

#include <QPainter>

namespace backoff {

static constexpr double dimmedOpacity = 0.4;

PicturePreview::PicturePreview(QWidget *parent)
    : QWidget(parent)
{
    setMinimumSize(240, 160);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Preview"));
}

void PicturePreview::setPicture(const PictureContent &content, const PictureSettings &settings)
{
    m_dimmed = false;
    m_message.clear();
    m_content = content;
    m_settings = settings;
    setAccessibleDescription(PictureWords::name(settings.kind));
    paintPreview();
}

void PicturePreview::setMessage(const QString &message)
{
    m_dimmed = false;
    m_message = message;
    setAccessibleDescription(message);
    update();
}

void PicturePreview::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    update();
}

QSize PicturePreview::sizeHint() const { return {600, 400}; }

QRect PicturePreview::pictureRect() const
{
    const QSize edge(1, 1);
    const QSize fitted = m_settings.size.scaled(size() - 2 * edge, Qt::KeepAspectRatio);
    return {QPoint((width() - fitted.width()) / 2, (height() - fitted.height()) / 2), fitted};
}

void PicturePreview::paintPreview()
{
    if (!m_content) {
        return;
    }
    const QSize shown = pictureRect().size().expandedTo(QSize(1, 1));
    m_image = QImage(shown * devicePixelRatio(), QImage::Format_RGB32);
    m_image.setDevicePixelRatio(devicePixelRatio());
    QPainter painter(&m_image);
    paintFitted(painter, QRectF(QPointF(0, 0), QSizeF(shown)), *m_content, m_settings);
    update();
}

void PicturePreview::resizeEvent(QResizeEvent *) { paintPreview(); }

void PicturePreview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (!m_message.isEmpty()) {
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, m_message);
        return;
    }
    const QRect rect = pictureRect();
    painter.setOpacity(m_dimmed ? dimmedOpacity : 1);
    painter.drawImage(rect, m_image);
    painter.setOpacity(1);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(rect.adjusted(-1, -1, 0, 0));
}

} // namespace backoff
