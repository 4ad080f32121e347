// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Paints a picture's page on any paint device. There are no effects, clips or pixmaps in it: what
// is a line or a text stays one in SVG and PDF.

#pragma once

#include "ui/exports/pictures/picture_page.h"
#include "ui/style/theme.h"

class QPainter;

namespace backoff {

[[nodiscard]] Theme pictureTheme(const PictureSettings &settings);

// From the painter's origin; all of the page is filled.
void paintPage(
    QPainter &painter, const PictureContent &content, const PicturePage &page, const Theme &theme);

// The picture as a file has it, at the settings' size, fitted into the rectangle: for a preview.
void paintWholePicture(QPainter &painter,
    const QRectF &area,
    const RunResultPtr &result,
    const PictureSettings &settings,
    const Labels &labels);

} // namespace backoff
