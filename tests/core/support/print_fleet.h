// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A fleet's numbers as one line that differs wherever a bit differs.

#pragma once

#include "core/engine/fleet.h"
#include "tests/core/support/exact.h"

namespace backoff {

// peaks 1000 717, calls 6082, recovered 998, exhausted 2, wasted 5084, last 39.1 p50 8.2 p99 25.3
[[nodiscard]] inline QString printTotals(const FleetRun &run)
{
    return QStringLiteral("peaks %1 %2, calls %3, recovered %4, exhausted %5, wasted %6, ")
               .arg(run.firstBinPeak)
               .arg(run.laterPeak)
               .arg(run.calls)
               .arg(run.recovered)
               .arg(run.exhausted)
               .arg(run.wasted)
        + QStringLiteral("last %1 p50 %2 p99 %3")
              .arg(exact(run.lastSuccess), exact(run.p50), exact(run.p99));
}

// The bins that have a call: 0:3/0 16:3/3
[[nodiscard]] inline QString printBins(const FleetRun &run)
{
    QStringList bins;
    for (std::size_t i = 0; i < run.bins.size(); ++i) {
        const FleetBin &bin = run.bins[i];
        if (bin.calls != 0 || bin.served != 0 || i + 1 == run.bins.size()) {
            bins.append(QStringLiteral("%1:%2/%3").arg(i).arg(bin.calls).arg(bin.served));
        }
    }
    return bins.join(u' ');
}

[[nodiscard]] inline QString print(const FleetRun &run)
{
    return printTotals(run) + QStringLiteral("; ") + printBins(run);
}

} // namespace backoff
