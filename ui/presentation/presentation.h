// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Presentation mode: how large text must be on a screen of this height to be read from the last
// row, and the fonts and colours that follow from it. The window switches itself
// (main_window_presentation.cpp); this says what to.
//
// Only the window's views are enlarged. Pictures and handouts are drawn with fonts and a theme of
// their own, which know nothing of it.

#pragma once

#include "ui/style/presentation_sizes.h"
#include "ui/style/theme.h"

#include <QPalette>

namespace backoff {

// Large letters (setPresentationSizes) need a theme with thick lines: the presentation's. Neither
// calls applyStyle() or the views' setTheme(): the caller does, in this order.

// What the window is drawn in now, dark where the palette is.
[[nodiscard]] Theme currentTheme(const QPalette &palette);

} // namespace backoff
