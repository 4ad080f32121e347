// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The service in the plots: the outage hatched, the capacity as a line from its end on. Each is
// said in words once, in the first row that has room for them.

#pragma once

#include "ui/charts/grid/plot_grid_spec.h"
#include "ui/herd/fleet/fleet_frame.h"

namespace backoff {

class ServiceMarks
{
public:
    // The frame must outlive it.
    explicit ServiceMarks(const FleetFrame &frame);

    void addTo(Plot &plot, std::size_t row) const;

private:
    void placeDown();
    void placeCapacity();
    void addOutage(Plot &plot, std::size_t row) const;
    void addCapacity(Plot &plot, std::size_t row) const;

    const FleetFrame &m_frame;
    std::size_t m_downRow = 0;
    bool m_downBeside = false; // behind the outage, which is too short for words
    std::size_t m_capacityRow = 0;
};

} // namespace backoff
