// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/fleet/slider_scale.h"

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

constexpr int digits = 2;

// Decades are divided by powers of ten that a double holds exactly, so that 0.3 is 0.3.
double withDigits(double value, double (*round)(double))
{
    const int decade = static_cast<int>(std::floor(std::log10(value))) - (digits - 1);
    const double power = std::pow(10.0, std::abs(decade));
    return decade < 0 ? round(value * power) / power : round(value / power) * power;
}

} // namespace

double roundedUp(double value) { return withDigits(value, std::ceil); }

double SliderScale::valueAt(int step) const
{
    if (fromZero && step <= 0) {
        return 0;
    }
    const double share = std::clamp(static_cast<double>(step) / steps, 0.0, 1.0);
    const double value = least * std::pow(most / least, share);
    const double rounded = std::clamp(withDigits(value, std::round), least, most);
    return whole ? std::round(rounded) : rounded;
}

int SliderScale::stepOf(double value) const
{
    if (value <= least) {
        return fromZero && value > 0 ? 1 : 0;
    }
    const double share = std::log(value / least) / std::log(most / least);
    return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * steps));
}

} // namespace backoff
