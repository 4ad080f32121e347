// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Presentation mode: how large text must be on a screen of this height to be read from the last
// row, and the fonts and colours that follow from it. The window switches itself
// (main_window_presentation.cpp); this says what to.
//
// Only the window's views are enlarged. Pictures and handouts are drawn with fonts and a theme of
// their own, which know nothing of it.

#pragma once

#include "ui/style/theme.h"

#include <QPalette>

namespace backoff {

// Pixels, of a screen of `height` device independent pixels: visible text is at least 1/50 of it,
// labels of charts and timeline 1/40.
struct PresentationSizes {
    int smallText = 0; // the smallest there is
    int bodyText = 0;
    int chartText = 0;

    bool operator==(const PresentationSizes &) const = default;
};
[[nodiscard]] PresentationSizes presentationSizes(int screenHeight);

// While on, every font of ui/style is at least that large, and currentTheme() is the
// presentation's; off, everything is as it was. Calls applyStyle() and the views' setTheme() for
// nobody: the caller does, in this order.
void setPresentationSizes(const PresentationSizes &sizes);
void clearPresentationSizes();
[[nodiscard]] PresentationSizes presentationNow(); // none: it is off

// What the window is drawn in now, dark where the palette is.
[[nodiscard]] Theme currentTheme(const QPalette &palette);

} // namespace backoff
