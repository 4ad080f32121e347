// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The histograms of a fleet as columns that can be seen: all strategies on one time axis, at most
// mostColumns of them. Where there are more bins, a column stands for several neighbours and shows
// the fullest of them, so that no peak is lost.

#pragma once

#include "ui/herd/herd_results.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace backoff {

inline constexpr std::size_t mostColumns = 1000;

struct FleetColumns {
    std::size_t binsPerColumn = 1;
    std::size_t count = 1; // columns of the time axis: as many as the longest strategy has
    std::vector<std::vector<FleetBin>> rows; // a strategy each; empty where there is a problem

    [[nodiscard]] std::int64_t tallest() const;
};

[[nodiscard]] FleetColumns columnsOf(const FleetResult &result);

} // namespace backoff
