// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_writers.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace backoff {

static constexpr double pointsPerPixel = 72.0 / 96;

// The page is the picture: no margins.
static QPageLayout pageOf(QSize size)
{
    const QPageSize page(QSizeF(size) * pointsPerPixel,
        QPageSize::Point,
        QStringLiteral("picture"),
        QPageSize::ExactMatch);
    QPageLayout layout(page, QPageLayout::Portrait, {});
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

QByteArray pdfBytes(const PictureSheet &sheet)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(96);
    writer.setPageLayout(pageOf(sheet.size));
    writer.setTitle(sheet.title);
    writer.setCreator(sheet.creator);
    QPainter painter(&writer);
    sheet.paint(painter);
    painter.end();
    return bytes;
}

} // namespace backoff
