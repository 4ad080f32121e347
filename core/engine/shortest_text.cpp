// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/shortest_text.h"

#include <array>
#include <charconv>
#include <cmath>

namespace backoff {

std::string shortestText(double value)
{
    std::array<char, 64> buffer;
    char *const begin = buffer.data();
    char *const room = begin + buffer.size();
    // From 2^53 on plain notation spells out every digit of the whole number, not the shortest.
    const auto written = std::abs(value) < 0x1p53
        ? std::to_chars(begin, room, value)
        : std::to_chars(begin, room, value, std::chars_format::scientific);
    return {begin, written.ptr};
}

} // namespace backoff
