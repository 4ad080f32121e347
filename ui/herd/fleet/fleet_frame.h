// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the plots of a fleet have in common: their columns, the axis of calls and the service, which
// is down at first and limits the calls of a bin afterwards. x is counted in bins, so that no width
// of a bin overflows it.

#pragma once

#include "ui/herd/fleet/count_axis.h"
#include "ui/herd/fleet/fleet_columns.h"
#include "ui/herd/herd_results.h"

namespace backoff {

struct FleetFrame {
    const FleetSettings &settings;
    Unit unit;
    FleetColumns columns;
    CountAxis counts;
    double room; // calls that a bin serves after the outage; infinite where nothing limits them

    // The result must outlive it.
    FleetFrame(const FleetResult &result, bool logScale);

    [[nodiscard]] double xTo() const;
    // Where the outage ends on the axis; at its end where it lasts longer.
    [[nodiscard]] double outageEnd() const;
    [[nodiscard]] bool isDownToTheEnd() const { return outageEnd() == xTo(); }

    // No column of the row that touches [from, to] is higher than that on the axis.
    [[nodiscard]] bool isFree(std::size_t row, double from, double to, double height) const;
};

} // namespace backoff
