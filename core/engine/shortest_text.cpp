// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/shortest_text.h"

#include <array>
#include <charconv>

namespace backoff {

std::string shortestText(double value)
{
    std::array<char, 64> buffer;
    const auto [end, code] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), end};
}

} // namespace backoff
