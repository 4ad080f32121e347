// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of the strategies, each computed from the numbers that stand beside it, in the
// program's language. Waits have the digits of drawn values, as in the verdict.

#pragma once

#include "ui/charts/grid/plot_grid_spec.h"
#include "ui/herd/herd_results.h"

#include <QCoreApplication>
#include <QString>

namespace backoff {

struct StrategiesWords {
    Q_DECLARE_TR_FUNCTIONS(StrategiesWords)

public:
    // Is the experiment's own total luck? With a policy pinned, what B waits too.
    [[nodiscard]] static QString sentence(const StrategiesResult &result);
    // What the cap does to proportional jitter where it stands, and where it would stand otherwise.
    [[nodiscard]] static QString capPlacement(const Policy &policy);

    // What was waited, how it ended, and what else the run took; `pinned` is B's or null.
    [[nodiscard]] static std::vector<RowFact> facts(
        const StrategyRun &strategy, const StrategyRun *pinned);
    [[nodiscard]] static QString outcome(const Lane &lane); // "recovered on attempt 5"
    [[nodiscard]] static QString problem(const Error &error); // why there are no numbers
    // For those who do not see the plots.
    [[nodiscard]] static QString summary(const StrategiesResult &result);

    [[nodiscard]] static QString delaysTitle();
    [[nodiscard]] static QString luckTitle();
    [[nodiscard]] static QString totalWait(); // below its axis
    [[nodiscard]] static LegendEntry spread();
    [[nodiscard]] static LegendEntry mean();
    [[nodiscard]] static LegendEntry thisSeed();
    [[nodiscard]] static LegendEntry pinnedB();
};

} // namespace backoff
