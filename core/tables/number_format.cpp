// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tables/number_format.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <string_view>

namespace backoff {

namespace {

// The longest is -1.7976931348623157e308 with 17 decimals: 1 + 309 + 1 + 17 characters.
using Buffer = std::array<char, 336>;

std::string_view full(Buffer &buffer, double value)
{
    const double size = std::fabs(value);
    const bool plain = value == 0 || (size >= 1e-4 && size < 1e16);
    const auto format = plain ? std::chars_format::fixed : std::chars_format::scientific;
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format);
    return {buffer.data(), result.ptr};
}

std::string_view fixed(Buffer &buffer, double value, int decimals)
{
    assert(decimals >= 0 && decimals <= maxDecimals);
    const auto result = std::to_chars(
        buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
    std::string_view text(buffer.data(), result.ptr);
    if (text.front() == '-' && text.find_first_of("123456789") == std::string_view::npos)
        text.remove_prefix(1);
    return text;
}

} // namespace

std::string formatFull(double value)
{
    Buffer buffer;
    return std::string(full(buffer, value));
}

std::string formatFixed(double value, int decimals)
{
    Buffer buffer;
    return std::string(fixed(buffer, value, decimals));
}

std::string formatNumber(double value, Digits digits)
{
    return digits.decimals ? formatFixed(value, *digits.decimals) : formatFull(value);
}

std::string formatSignificant(double value, int significant)
{
    // Rounded in decimal, then read back: its shortest digits are the rounded ones.
    Buffer buffer;
    const auto written = std::to_chars(buffer.data(),
        buffer.data() + buffer.size(),
        value,
        std::chars_format::scientific,
        significant - 1);
    double rounded = value;
    std::from_chars(buffer.data(), written.ptr, rounded);
    return formatFull(rounded);
}

void appendNumber(std::string &out, double value, Digits digits)
{
    assert(std::isfinite(value));
    Buffer buffer;
    out += digits.decimals ? fixed(buffer, value, *digits.decimals) : full(buffer, value);
}

} // namespace backoff
