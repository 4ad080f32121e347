// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/support/exact_power.h"

#include <cmath>
#include <cstddef>
#include <vector>

namespace backoff {

namespace {

// A whole number, 32 bits a limb, the lowest first.
class Natural
{
public:
    explicit Natural(std::uint64_t value)
        : m_limbs {static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(value >> 32)}
    {
    }

    Natural operator*(const Natural &other) const
    {
        Natural product(0);
        product.m_limbs.assign(m_limbs.size() + other.m_limbs.size(), 0);
        for (std::size_t i = 0; i < m_limbs.size(); ++i) {
            std::uint64_t carry = 0;
            for (std::size_t j = 0; j < other.m_limbs.size(); ++j) {
                carry += product.m_limbs[i + j] + std::uint64_t {m_limbs[i]} * other.m_limbs[j];
                product.m_limbs[i + j] = static_cast<std::uint32_t>(carry);
                carry >>= 32;
            }
            product.m_limbs[i + other.m_limbs.size()] = static_cast<std::uint32_t>(carry);
        }
        while (product.m_limbs.size() > 1 && product.m_limbs.back() == 0) {
            product.m_limbs.pop_back();
        }
        return product;
    }

    [[nodiscard]] bool bit(std::int64_t index) const
    {
        const auto limb = static_cast<std::size_t>(index / 32);
        return index >= 0 && limb < m_limbs.size() && ((m_limbs[limb] >> (index % 32)) & 1U) != 0;
    }

    [[nodiscard]] std::int64_t bitLength() const
    {
        auto length = static_cast<std::int64_t>(m_limbs.size() * 32);
        while (length > 0 && !bit(length - 1)) {
            --length;
        }
        return length;
    }

    [[nodiscard]] bool anyBitBelow(std::int64_t index) const
    {
        for (std::int64_t i = 0; i < index; ++i) {
            if (bit(i)) {
                return true;
            }
        }
        return false;
    }

private:
    std::vector<std::uint32_t> m_limbs;
};

// number * 2^exponent to the nearest double, ties to even.
double nearestDouble(const Natural &number, std::int64_t exponent)
{
    const std::int64_t length = number.bitLength();
    const std::int64_t top = length - 1 + exponent; // the value is in [2^top, 2^(top+1))
    const std::int64_t precision = top >= -1022 ? 53 : 53 - (-1022 - top);
    if (precision < 0) {
        return 0;
    }
    std::int64_t kept = 0;
    for (std::int64_t i = 0; i < precision; ++i) {
        kept = 2 * kept + (number.bit(length - 1 - i) ? 1 : 0);
    }
    const std::int64_t dropped = length - precision;
    const bool half = number.bit(dropped - 1);
    const bool more = number.anyBitBelow(dropped - 1);
    if (half && (more || kept % 2 == 1)) {
        ++kept;
    }
    return std::ldexp(static_cast<double>(kept), static_cast<int>(exponent + dropped));
}

struct Binary {
    std::uint64_t mantissa;
    std::int64_t exponent;
};

Binary split(double value)
{
    int exponent = 0;
    const double mantissa = std::frexp(value, &exponent);
    return {static_cast<std::uint64_t>(std::ldexp(mantissa, 53)), exponent - 53};
}

} // namespace

double exactScaledPower(double base, double multiplier, std::int64_t exponent)
{
    const Binary b = split(base);
    const Binary m = split(multiplier);
    Natural product(b.mantissa);
    const Natural factor(m.mantissa);
    for (std::int64_t i = 0; i < exponent; ++i) {
        product = product * factor;
    }
    return nearestDouble(product, b.exponent + m.exponent * exponent);
}

} // namespace backoff
