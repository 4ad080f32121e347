// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/presentation/presentation.h"

#include <algorithm>

namespace backoff {

static constexpr double deskLabel = 12; // pixels of a chart's text on a desk
static constexpr double leastScale = 1.2; // larger on small screens too

Theme currentTheme(const QPalette &palette)
{
    const PresentationSizes sizes = presentationNow();
    const Theme plain = Theme::of(palette);
    if (sizes == PresentationSizes {}) {
        return plain;
    }
    Theme theme = Theme::presentation(plain.dark);
    theme.enlarged = {std::max(leastScale, sizes.chartText / deskLabel), sizes.chartText};
    return theme;
}

} // namespace backoff
