// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/number_format.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace backoff {

namespace {

char *writeFull(char *to, double value)
{
    const double size = std::fabs(value);
    const bool plain = value == 0 || (size >= 1e-4 && size < 1e16);
    const auto format = plain ? std::chars_format::fixed : std::chars_format::scientific;
    return std::to_chars(to, to + numberRoom, value, format).ptr;
}

char *writeFixed(char *to, double value, int decimals)
{
    assert(decimals >= 0 && decimals <= maxDecimals);
    char *end = std::to_chars(to, to + numberRoom, value, std::chars_format::fixed, decimals).ptr;
    const bool isZero = std::none_of(to, end, [](char c) { return c >= '1' && c <= '9'; });
    return isZero && *to == '-' ? std::copy(to + 1, end, to) : end;
}

} // namespace

char *writeNumber(char *to, double value, Digits digits)
{
    assert(std::isfinite(value));
    return digits.decimals ? writeFixed(to, value, *digits.decimals) : writeFull(to, value);
}

std::string formatNumber(double value, Digits digits)
{
    std::array<char, numberRoom> buffer;
    return {buffer.data(), writeNumber(buffer.data(), value, digits)};
}

std::string formatFull(double value) { return formatNumber(value, Digits::full()); }

std::string formatFixed(double value, int decimals)
{
    return formatNumber(value, Digits::fixed(decimals));
}

std::string formatSignificant(double value, int significant)
{
    // Rounded in decimal, then read back: its shortest digits are the rounded ones.
    std::array<char, numberRoom> buffer;
    const auto written = std::to_chars(buffer.data(),
        buffer.data() + buffer.size(),
        value,
        std::chars_format::scientific,
        significant - 1);
    double rounded = value;
    std::from_chars(buffer.data(), written.ptr, rounded);
    return formatFull(rounded);
}

} // namespace backoff
