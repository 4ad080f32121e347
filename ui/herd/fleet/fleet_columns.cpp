// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/fleet/fleet_columns.h"

#include <algorithm>

namespace backoff {

namespace {

std::vector<FleetBin> fullestOf(const std::vector<FleetBin> &bins, std::size_t binsPerColumn)
{
    std::vector<FleetBin> columns((bins.size() + binsPerColumn - 1) / binsPerColumn);
    for (std::size_t bin = 0; bin < bins.size(); ++bin) {
        FleetBin &column = columns[bin / binsPerColumn];
        if (bins[bin].calls > column.calls) {
            column = bins[bin];
        }
    }
    return columns;
}

} // namespace

std::int64_t FleetColumns::tallest() const
{
    std::int64_t most = 0;
    for (const std::vector<FleetBin> &row : rows) {
        for (const FleetBin &column : row) {
            most = std::max(most, column.calls);
        }
    }
    return most;
}

FleetColumns columnsOf(const FleetResult &result)
{
    std::size_t bins = 1;
    for (const ShownFleet &fleet : result.fleets) {
        bins = std::max(bins, fleet.run.bins.size());
    }
    FleetColumns columns;
    columns.binsPerColumn = (bins + mostColumns - 1) / mostColumns;
    columns.count = (bins + columns.binsPerColumn - 1) / columns.binsPerColumn;
    for (const ShownFleet &fleet : result.fleets) {
        columns.rows.push_back(fullestOf(fleet.run.bins, columns.binsPerColumn));
    }
    return columns;
}

} // namespace backoff
