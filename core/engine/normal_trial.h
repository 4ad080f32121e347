// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Kinderman and Monahan's way from uniform draws to a normal variate, in the operations of
// CPython's normalvariate: two draws make a trial, and the first accepted trial has the variate.
//
// A trial of (u, v) is accepted where v^2 <= -4 u^2 log(u). Leva (1992, "A fast normal random
// number generator") gives an ellipse on each side of that curve: along the curve his form runs
// from 0.2759758 to 0.2784583, so only one trial in eighty needs the logarithm, and none is decided
// otherwise than by it.

#pragma once

#include <cmath>

namespace backoff {

struct NormalTrial {
    double z = 0; // the variate is mu + z * sigma
    double side
        = 0; // Leva's form: below 0 the trial is accepted, above 0 not, but for those near 0
};

[[nodiscard]] inline NormalTrial normalTrial(double first, double second)
{
    constexpr double magic = 1.7155277699214135; // 4 * exp(-0.5) / sqrt(2)
    constexpr double middleOfCurve = 0.277215;
    const double u = 1.0 - second;
    const double v = magic * (first - 0.5);
    const double x = u - 0.449871;
    const double y = std::abs(v) + 0.386595;
    return {v / u, x * x + y * (0.19600 * y - 0.25472 * x) - middleOfCurve};
}

// Of the trial of these two draws, whose side is known already.
[[nodiscard]] inline bool isAccepted(double side, double first, double second)
{
    constexpr double unsure = 0.00125;
    if (std::abs(side) < unsure) [[unlikely]] {
        const double z = normalTrial(first, second).z;
        return z * z / 4.0 <= -std::log(1.0 - second);
    }
    return side < 0;
}

} // namespace backoff
