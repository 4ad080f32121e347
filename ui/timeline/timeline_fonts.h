// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The few fonts of the timeline, all made from the widget's one.

#pragma once

#include "ui/style/app_style.h"

#include <QFont>

namespace backoff {

struct TimelineFonts {
    QFont strong; // lane titles
    QFont number; // of attempts
    QFont small; // notes, axis
    QFont smallStrong; // values on bars, words on the strip

    [[nodiscard]] static TimelineFonts from(const QFont &font)
    {
        const QFont plain = withoutKerning(font);
        TimelineFonts fonts {plain, plain, plain, plain};
        fonts.strong.setBold(true);
        fonts.number.setBold(true);
        for (QFont *small : {&fonts.small, &fonts.smallStrong}) {
            if (font.pointSizeF() > 0) {
                small->setPointSizeF(font.pointSizeF() * smallShare);
            } else {
                small->setPixelSize(qRound(font.pixelSize() * smallShare));
            }
        }
        fonts.smallStrong.setBold(true);
        return fonts;
    }

private:
    static constexpr double smallShare = 0.86;
};

} // namespace backoff
