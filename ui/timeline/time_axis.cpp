// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/time_axis.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace backoff {

qreal TimeAxis::xAt(double t) const { return left + (right - left) * (t / span); }

double TimeAxis::timeAt(qreal x) const
{
    const qreal width = right - left;
    const qreal share = width > 0 ? (x - left) / width : 0;
    return std::clamp(share, 0.0, 1.0) * span;
}

std::vector<double> niceTicks(double span, int atMost)
{
    const int intervals = std::max(1, atMost - 1);
    // Of the least numbers there are a share may be 0, which has no exponent.
    const double share = std::max(span / intervals, std::numeric_limits<double>::denorm_min());
    int exponent = static_cast<int>(std::floor(std::log10(share)));
    double step = 0;
    const auto tooSmall = [&] { return !(span / step < intervals + 1.0); };
    for (bool found = false; !found; ++exponent) {
        for (const int mantissa : {1, 2, 5}) {
            step = mantissa * std::pow(10.0, exponent);
            found = !tooSmall();
            if (found) {
                break;
            }
        }
    }
    std::vector<double> ticks;
    for (int i = 0; i <= intervals && i * step <= span; ++i) {
        ticks.push_back(i * step);
    }
    return ticks;
}

} // namespace backoff
