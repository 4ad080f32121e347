// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/presentation_sizes.h"

namespace backoff {

namespace {

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

} // namespace backoff
