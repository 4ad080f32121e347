// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/enlargement.h"

#include "ui/style/fonts.h"

#include <algorithm>
#include <cmath>

namespace backoff {

static constexpr double thinnestLine = 3;
static constexpr double leastMarkScale = 1.5; // marks of a desk then have ten pixels

double Enlargement::line(double width) const
{
    return isOn() ? std::max(thinnestLine, width * scale) : width;
}

double Enlargement::mark(double size) const
{
    return isOn() ? std::max(leastMarkScale, scale) * size : size;
}

int Enlargement::pixels(int desk) const { return static_cast<int>(std::lround(desk * scale)); }

QFont Enlargement::label(const QFont &font) const { return atLeast(font, leastText); }

} // namespace backoff
