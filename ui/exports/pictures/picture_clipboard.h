// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A picture on the clipboard, as PNG.

#pragma once

#include "ui/exports/pictures/picture.h"

namespace backoff {

// Where nobody chose one: sharp on paper, and allowed for every size.
inline constexpr int copyScale = 2;

void copyPicture(const ExportSource &source, const PictureSettings &settings, const Labels &labels);

} // namespace backoff
