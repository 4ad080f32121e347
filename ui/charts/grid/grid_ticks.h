// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Which ticks of an axis have room for their texts: all, or every second, third, ...

#pragma once

#include <utility>
#include <vector>

namespace backoff {

// Where the text of each tick begins and ends, rising.
using TickExtents = std::vector<std::pair<double, double>>;

// The indices of those that stand apart, the first always among them.
enum class LastTick { Thinned, Kept };
[[nodiscard]] std::vector<std::size_t> roomyTicks(
    const TickExtents &extents, double air, LastTick last);

} // namespace backoff
