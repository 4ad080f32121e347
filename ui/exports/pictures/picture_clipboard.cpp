// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_clipboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QMimeData>

#include <memory>

namespace backoff {

void copyPicture(const ExportSource &source, const PictureSettings &settings, const Labels &labels)
{
    const QByteArray png
        = QByteArray::fromStdString(pictureBytes(source, settings, PictureFormat::Png, labels));
    auto mime = std::make_unique<QMimeData>();
    mime->setData(QStringLiteral("image/png"), png); // with its resolution and texts
    mime->setImageData(QImage::fromData(png, "PNG")); // for programs that take no PNG
    QGuiApplication::clipboard()->setMimeData(mime.release());
}

} // namespace backoff
