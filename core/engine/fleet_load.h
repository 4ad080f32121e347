// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The load of a fleet: calls and served calls a bin, growing with the last call counted.

#pragma once

#include "core/engine/fleet.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace backoff {

class FleetLoad
{
public:
    explicit FleetLoad(double bin)
        : m_bin(bin)
    {
    }

    // The bin of a time; maxFleetBins where it is that or beyond.
    [[nodiscard]] std::size_t binOf(double time) const
    {
        const double bin = time / m_bin;
        constexpr auto most = static_cast<double>(maxFleetBins);
        return static_cast<std::size_t>(bin < most ? bin : most);
    }

    // The counts of a bin below maxFleetBins.
    [[nodiscard]] FleetBin &at(std::size_t bin)
    {
        if (bin >= m_bins.size()) {
            m_bins.resize(bin + 1);
        }
        return m_bins[bin];
    }

    void add(const FleetLoad &other)
    {
        m_bins.resize(std::max(m_bins.size(), other.m_bins.size()));
        for (std::size_t i = 0; i < other.m_bins.size(); ++i) {
            m_bins[i].calls += other.m_bins[i].calls;
            m_bins[i].served += other.m_bins[i].served;
        }
    }

    [[nodiscard]] std::vector<FleetBin> takeBins() { return std::move(m_bins); }

private:
    double m_bin;
    std::vector<FleetBin> m_bins;
};

} // namespace backoff
