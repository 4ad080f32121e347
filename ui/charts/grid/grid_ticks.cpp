// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/grid_ticks.h"

namespace backoff {

static bool standApart(const TickExtents &extents, double air, std::size_t index, std::size_t next)
{
    return extents[index].second + air <= extents[next].first;
}

static bool haveRoom(const TickExtents &extents, double air, std::size_t step)
{
    for (std::size_t i = 0; i + step < extents.size(); i += step) {
        if (!standApart(extents, air, i, i + step)) {
            return false;
        }
    }
    return true;
}

std::vector<std::size_t> roomyTicks(const TickExtents &extents, double air, LastTick last)
{
    std::size_t step = 1;
    while (!haveRoom(extents, air, step)) {
        ++step;
    }
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < extents.size(); i += step) {
        kept.push_back(i);
    }
    if (last == LastTick::Kept && !kept.empty() && kept.back() + 1 != extents.size()) {
        const std::size_t end = extents.size() - 1;
        while (kept.size() > 1 && !standApart(extents, air, kept.back(), end)) {
            kept.pop_back();
        }
        if (standApart(extents, air, kept.back(), end)) {
            kept.push_back(end);
        }
    }
    return kept;
}

} // namespace backoff
