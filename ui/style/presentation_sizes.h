// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How large letters are at least while the window is presented: one setting of the program, as its
// application font is.

#pragma once

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

// While on, every font of ui/style is at least that large; off, everything is as it was.
void setPresentationSizes(const PresentationSizes &sizes);
void clearPresentationSizes();
[[nodiscard]] PresentationSizes presentationNow(); // none: it is off

} // namespace backoff
