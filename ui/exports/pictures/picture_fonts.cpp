// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_fonts.h"

#include <algorithm>
#include <cmath>

namespace backoff {

static constexpr double normalPixels = 13; // in a picture of 800×400
static constexpr double growth = 0.7; // twice the size, 1.6 times the letters

// Every property is set: an unset one would be taken from the application's font.
static QFont fontOf(double pixels, QFont::Weight weight)
{
    QFont font;
    font.setFamilies(pictureFamilies());
    font.setPixelSize(std::max(9, qRound(pixels)));
    font.setWeight(weight);
    font.setStyle(QFont::StyleNormal);
    font.setStretch(QFont::Unstretched);
    font.setUnderline(false);
    font.setStrikeOut(false);
    font.setCapitalization(QFont::MixedCase);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0);
    font.setWordSpacing(0);
    font.setKerning(true);
    font.setFixedPitch(false);
    font.setStyleHint(QFont::SansSerif);
    font.setHintingPreference(QFont::PreferNoHinting); // as wide at each scale and on paper
    return font;
}

PictureFonts PictureFonts::forSize(QSizeF size)
{
    const double ratio = std::min(size.width() / 800, size.height() / 400);
    const double body = std::clamp(normalPixels * std::pow(ratio, growth), 10.0, 26.0);
    return {fontOf(body * 1.3, QFont::Bold),
        fontOf(body, QFont::Bold),
        fontOf(body, QFont::Normal),
        fontOf(body * 0.74, QFont::Normal)};
}

QStringList pictureFamilies()
{
    return {QStringLiteral("Noto Sans"),
        QStringLiteral("DejaVu Sans"),
        QStringLiteral("Liberation Sans"),
        QStringLiteral("Helvetica"),
        QStringLiteral("Arial")};
}

} // namespace backoff
