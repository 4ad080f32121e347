// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One function a file format, from a painted page to the file's bytes.

#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;

namespace backoff {

struct PictureSheet {
    QSize size;
    QString title;
    QString description;
    QString creator; // program and version
    std::function<void(QPainter &)> paint; // in pixels from the origin
};

[[nodiscard]] QByteArray pngBytes(const PictureSheet &sheet, int scale);
[[nodiscard]] QByteArray svgBytes(const PictureSheet &sheet);
[[nodiscard]] QByteArray pdfBytes(const PictureSheet &sheet);

} // namespace backoff
