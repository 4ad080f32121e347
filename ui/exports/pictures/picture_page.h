// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the parts of a picture stand, in pixels: title, caption, sentence and legend, the drawing,
// and what reproduces it. The drawing has priority: the rest is shortened where there is little
// room, and nothing is ever outside the picture.
//
// A large picture is a smaller one magnified by a whole number, so that its lines, marks and
// hatches grow too and stay crisp.

#pragma once

#include "ui/exports/pictures/picture_content.h"
#include "ui/exports/pictures/picture_fonts.h"

#include <QRectF>

namespace backoff {

struct PictureLine {
    QString text; // shortened to the rectangle's width
    QRectF rect;
};

struct PicturePage {
    int zoom = 1; // all below is in pixels of this size
    QSizeF size;
    PictureFonts fonts;
    PictureLine title;
    PictureLine caption;
    std::vector<PictureLine> sentence;
    QRect legend;
    Qt::AlignmentFlag legendSide = Qt::AlignRight; // beside the caption, or below it at the left
    QRectF drawing; // whole pixels
    QFont drawingFont;
    std::vector<PictureLine> notes;

    [[nodiscard]] static PicturePage make(const PictureContent &content, QSizeF size);
};

// The facts in lines of that width, parted by dots; the last line of `most` is shortened.
[[nodiscard]] QStringList noteLines(
    const QStringList &facts, const QFont &font, double width, qsizetype most);

// The sentence in lines of that width, broken between words; the last line of `most` is shortened.
[[nodiscard]] QStringList sentenceLines(
    const QString &sentence, const QFont &font, double width, qsizetype most);

} // namespace backoff
