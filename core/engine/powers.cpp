// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/powers.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace backoff {

namespace {

// hi + lo, unevaluated: |lo| is at most half a unit in the last place of hi.
struct DoubleDouble {
    double hi = 0;
    double lo = 0;
};

DoubleDouble quickTwoSum(double a, double b) // |a| >= |b|
{
    const double sum = a + b;
    return {sum, b - (sum - a)};
}

// Error-free product by Veltkamp's splitting; operands are near 1, so nothing overflows.
DoubleDouble twoProduct(double a, double b)
{
    constexpr double splitter = 134217729.0; // 2^27 + 1
    const auto highHalf = [](double x) {
        const double t = splitter * x;
        return t - (t - x);
    };
    const double product = a * b;
    const double aHigh = highHalf(a);
    const double aLow = a - aHigh;
    const double bHigh = highHalf(b);
    const double bLow = b - bHigh;
    const double error = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow;
    return {product, error};
}

// mantissa * 2^exponent, the mantissa in [0.5, 1).
struct Scaled {
    DoubleDouble mantissa {1, 0};
    std::int64_t exponent = 0;

    static Scaled of(double value)
    {
        int exponent = 0;
        const double mantissa = std::frexp(value, &exponent);
        return {{mantissa, 0}, exponent};
    }
};

Scaled operator*(const Scaled &a, const Scaled &b)
{
    DoubleDouble p = twoProduct(a.mantissa.hi, b.mantissa.hi);
    p.lo += a.mantissa.hi * b.mantissa.lo + a.mantissa.lo * b.mantissa.hi;
    p = quickTwoSum(p.hi, p.lo);
    int shift = 0;
    p.hi = std::frexp(p.hi, &shift);
    p.lo = std::ldexp(p.lo, -shift);
    return {p, a.exponent + b.exponent + shift};
}

// ldexp with an exponent that may be far outside an int.
double scaleBy(double value, std::int64_t exponent)
{
    constexpr std::int64_t beyond = 5000; // past every double in both directions
    return std::ldexp(value, static_cast<int>(std::clamp(exponent, -beyond, beyond)));
}

// hi already is the sum rounded to 53 bits. A subnormal result has fewer: rounding hi again would
// go wrong where hi lies halfway and lo says to which side.
double rounded(const Scaled &value)
{
    const auto [hi, lo] = value.mantissa;
    const double result = scaleBy(hi, value.exponent);
    if (result > std::numeric_limits<double>::min() || value.exponent < -1100) {
        return result;
    }
    const double difference = hi - scaleBy(result, -value.exponent); // exact
    const double half = scaleBy(1.0, -1075 - value.exponent);
    if (difference == half && lo > 0) {
        return std::nextafter(result, std::numeric_limits<double>::infinity());
    }
    if (difference == -half && lo < 0) {
        return std::nextafter(result, 0.0);
    }
    return result;
}

// base * multiplier^exponent before it is rounded.
Scaled unrounded(double base, double multiplier, std::int64_t exponent)
{
    Scaled result;
    Scaled square = Scaled::of(multiplier);
    for (std::int64_t n = exponent; n > 0; n >>= 1) {
        if ((n & 1) != 0) {
            result = result * square;
        }
        square = square * square;
    }
    return result * Scaled::of(base);
}

} // namespace

double scaledPower(double base, double multiplier, std::int64_t exponent)
{
    int binaryExponent = 0;
    if (std::frexp(multiplier, &binaryExponent) == 0.5) { // a power of two
        return scaleBy(base, exponent * (binaryExponent - 1));
    }
    return rounded(unrounded(base, multiplier, exponent));
}

// With u = 2^-53, a product of two double-doubles drops the product of the low parts (u^2) and
// rounds two products (u^2 each), their sum (2u^2) and the new low part (3u^2): together less than
// 2^-102 of it. The power takes over the errors of its factors, so that the result has at most
// `exponent` of them: exponent * 2^-98 leaves a factor of 16.
bool isSurelyRounded(double base, double multiplier, std::int64_t exponent)
{
    int binaryExponent = 0;
    if (std::frexp(multiplier, &binaryExponent) == 0.5) {
        return true; // rounded by ldexp alone, if at all
    }
    const Scaled value = unrounded(base, multiplier, exponent);
    if (value.exponent < std::numeric_limits<double>::min_exponent
        || value.exponent > std::numeric_limits<double>::max_exponent) {
        return false;
    }
    const auto [hi, lo] = value.mantissa;
    // In [0.5, 1) doubles are 2^-53 apart, below 0.5 half of that.
    const double halfway = hi == 0.5 && lo < 0 ? 0x1p-55 : 0x1p-54;
    return std::abs(lo) + static_cast<double>(exponent) * 0x1p-98 < halfway;
}

} // namespace backoff
