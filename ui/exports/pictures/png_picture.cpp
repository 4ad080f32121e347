// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_writers.h"

#include <QBuffer>
#include <QImage>
#include <QImageWriter>
#include <QPainter>

namespace backoff {

static constexpr double dotsPerMeter = 96 / 0.0254;

QByteArray pngBytes(const PictureSheet &sheet, int scale)
{
    QImage image(sheet.size * scale, QImage::Format_RGB32);
    image.setDotsPerMeterX(qRound(dotsPerMeter * scale));
    image.setDotsPerMeterY(qRound(dotsPerMeter * scale));
    QPainter painter(&image);
    painter.scale(scale, scale);
    sheet.paint(painter);
    painter.end();

    // The keywords of the PNG specification.
    image.setText(QStringLiteral("Title"), sheet.title);
    image.setText(QStringLiteral("Description"), sheet.description);
    image.setText(QStringLiteral("Software"), sheet.creator);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter(&buffer, "png").write(image);
    return bytes;
}

} // namespace backoff
