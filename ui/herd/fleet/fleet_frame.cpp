// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/fleet/fleet_frame.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace backoff {

namespace {

double roomOf(const FleetSettings &settings, Unit unit)
{
    return settings.capacity
        ? std::floor(*settings.capacity * (settings.bin / unitsPerSecond(unit)))
        : std::numeric_limits<double>::infinity();
}

CountAxis countAxisOf(const FleetColumns &columns, double line, bool logScale)
{
    if (logScale) {
        return CountAxis::logarithmic(columns.tallest(), line);
    }
    std::vector<std::vector<std::int64_t>> counts;
    for (const std::vector<FleetBin> &row : columns.rows) {
        std::vector<std::int64_t> &plot = counts.emplace_back();
        for (const FleetBin &column : row) {
            plot.push_back(column.calls);
        }
    }
    return CountAxis::linear(counts, line);
}

} // namespace

FleetFrame::FleetFrame(const FleetResult &result, bool logScale)
    : settings(result.experiment.fleet)
    , unit(result.experiment.policy.unit)
    , columns(columnsOf(result))
    , counts(countAxisOf(columns, roomOf(settings, unit), logScale))
    , room(roomOf(settings, unit))
{
}

double FleetFrame::xTo() const
{
    return static_cast<double>(columns.count * columns.binsPerColumn);
}

double FleetFrame::outageEnd() const
{
    const double end = settings.outage ? *settings.outage / settings.bin : xTo();
    return std::min(end, xTo());
}

bool FleetFrame::isFree(std::size_t row, double from, double to, double height) const
{
    const std::vector<FleetBin> &bins = columns.rows[row];
    const auto width = static_cast<double>(columns.binsPerColumn);
    const auto first = static_cast<std::size_t>(std::max(0.0, std::floor(from / width)));
    const auto last = static_cast<std::size_t>(std::ceil(to / width)); // not included
    for (std::size_t i = first; i < std::min(last, bins.size()); ++i) {
        if (counts.at(static_cast<double>(bins[i].calls)) > height) {
            return false;
        }
    }
    return to <= xTo();
}

} // namespace backoff
