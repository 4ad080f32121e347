// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The few fonts of the timeline, all made from the widget's one, and how much larger than on a desk
// what stands beside them is.

#pragma once

#include "ui/style/enlargement.h"
#include "ui/style/fonts.h"

#include <QFont>

namespace backoff {

struct TimelineFonts {
    QFont strong; // lane titles
    QFont number; // of attempts
    QFont small; // notes, axis
    QFont smallStrong; // values on bars, words on the strip

    Enlargement enlarged;

    [[nodiscard]] static TimelineFonts from(const QFont &font, const Enlargement &enlarged = {})
    {
        const QFont plain = enlarged.label(withoutKerning(font));
        const QFont small = enlarged.label(scaledFont(withoutKerning(font), smallShare));
        TimelineFonts fonts {plain, plain, small, small, enlarged};
        fonts.strong.setBold(true);
        fonts.number.setBold(true);
        fonts.smallStrong.setBold(true);
        return fonts;
    }

private:
    static constexpr double smallShare = 0.86;
};

} // namespace backoff
