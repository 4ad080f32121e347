// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_clipboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>

namespace backoff {

void copyPicture(const RunResultPtr &result, const PictureSettings &settings, const Labels &labels)
{
    const std::string png = pictureBytes(result, settings, PictureFormat::Png, labels);
    QGuiApplication::clipboard()->setImage(QImage::fromData(QByteArray::fromStdString(png), "PNG"));
}

} // namespace backoff
