// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/fonts.h"

#include "ui/style/presentation_sizes.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>

#include <algorithm>

namespace backoff {

static constexpr double smallestBody = 10; // points
static constexpr double smallShare = 0.86;

// Of the desk.
static QFont plainBody()
{
    QFont font = QApplication::font();
    // A font given in pixels has no point size: it was chosen on purpose.
    if (font.pointSizeF() > 0) {
        font.setPointSizeF(std::max(font.pointSizeF(), smallestBody));
    }
    return font;
}

QFont bodyFont() { return atLeast(plainBody(), presentationNow().bodyText); }

QFont smallFont()
{
    return atLeast(scaledFont(plainBody(), smallShare), presentationNow().smallText);
}

QFont sectionFont()
{
    QFont font = smallFont();
    font.setBold(true);
    font.setCapitalization(QFont::AllUppercase);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1.2);
    return font;
}

QFont withoutKerning(QFont font)
{
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

QFont scaledFont(QFont font, double factor)
{
    if (font.pointSizeF() > 0) {
        font.setPointSizeF(font.pointSizeF() * factor);
    } else {
        font.setPixelSize(std::max(1, qRound(font.pixelSize() * factor)));
    }
    return font;
}

QFont atLeast(QFont font, int pixels)
{
    if (pixels > 0 && QFontInfo(font).pixelSize() < pixels) {
        font.setPixelSize(pixels);
    }
    return font;
}

QFont fixedWidth(QFont font)
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (font.pointSizeF() > 0) {
        fixed.setPointSizeF(font.pointSizeF());
    } else {
        fixed.setPixelSize(font.pixelSize());
    }
    return fixed;
}

QString cssSize(const QFont &font)
{
    return font.pointSizeF() > 0 ? QString::number(font.pointSizeF(), 'f', 1) + QLatin1String("pt")
                                 : QString::number(font.pixelSize()) + QLatin1String("px");
}

} // namespace backoff
