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

// The page at the settings' size, as a file has it, fitted into the rectangle: for a preview.
void paintFitted(QPainter &painter,
    const QRectF &area,
    const PictureContent &content,
    const PictureSettings &settings);

} // namespace backoff
