// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The short texts of the fleet: what stands beside a plot and in it. In the program's language, as
// all charts are; counts are grouped, times have three digits or more.

#pragma once

#include "ui/charts/grid/plot_grid_spec.h"
#include "ui/herd/herd_results.h"

#include <QCoreApplication>
#include <QString>

namespace backoff {

struct FleetWords {
    Q_DECLARE_TR_FUNCTIONS(FleetWords)

public:
    [[nodiscard]] static QString time(double value, Unit unit); // "61.5 s"

    // The most telling first. The run is one of the settings.
    [[nodiscard]] static std::vector<RowFact> facts(
        const FleetRun &run, const FleetSettings &settings, Unit unit);
    // Why a strategy has no numbers, and what would help.
    [[nodiscard]] static QString problem(const Error &error, Unit unit);

    [[nodiscard]] static QString nobody(); // there are no clients
    [[nodiscard]] static QString down(const FleetSettings &settings, Unit unit, bool toTheEnd);
    [[nodiscard]] static QString capacity(double callsPerBin, bool onAxis);
    [[nodiscard]] static QString severalBins(std::size_t binsPerColumn);
    [[nodiscard]] static std::vector<LegendEntry> legend(bool capacity);
};

} // namespace backoff
