// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/handout_style.h"

#include "ui/exports/pictures/picture_fonts.h"

namespace backoff::handout_style {

QFont text(qreal points, QFont::Weight weight)
{
    QFont font = PictureFonts::forSize(QSizeF(800, 400)).body; // as the pictures beside it
    font.setPixelSize(qRound(points * point));
    font.setWeight(weight);
    // The least spacing there is: with any, Qt joins no letters, and "off" in a PDF can be searched
    // and copied.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1.0 / 64);
    return font;
}

QFont typewriter(qreal points)
{
    QFont font = text(points);
    font.setFamilies({QStringLiteral("Noto Sans Mono"),
        QStringLiteral("DejaVu Sans Mono"),
        QStringLiteral("Liberation Mono"),
        QStringLiteral("Courier New")});
    font.setStyleHint(QFont::Monospace);
    font.setFixedPitch(true);
    return font;
}

} // namespace backoff::handout_style
