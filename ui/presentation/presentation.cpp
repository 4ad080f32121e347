// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/presentation/presentation.h"

#include <algorithm>

namespace backoff {

namespace {

constexpr double deskLabel = 12; // pixels of a chart's text on a desk
constexpr double leastScale = 1.2; // larger on small screens too

PresentationSizes current;

int share(int height, int parts) { return (height + parts - 1) / parts; }

} // namespace

PresentationSizes presentationSizes(int screenHeight)
{
    return {share(screenHeight, 50), share(screenHeight, 40), share(screenHeight, 40)};
}

void setPresentationSizes(const PresentationSizes &sizes) { current = sizes; }

void clearPresentationSizes() { current = {}; }

PresentationSizes presentationNow() { return current; }

Theme currentTheme(const QPalette &palette)
{
    const Theme plain = Theme::of(palette);
    if (current == PresentationSizes {}) {
        return plain;
    }
    Theme theme = Theme::presentation(plain.dark);
    theme.enlarged = {std::max(leastScale, current.chartText / deskLabel), current.chartText};
    return theme;
}

} // namespace backoff
