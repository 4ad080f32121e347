// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The words and numbers of the charts: short enough to stand beside a bar, and with a decimal point
// in every language.

#pragma once

#include "ui/charts/retry_rows.h"
#include "ui/window_numbers.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace backoff {

// Policy values, ceilings and ticks: at most `significant` digits, with an exponent where plain
// digits would be long ("0.5", "1e-9", "2.5e12").
[[nodiscard]] QString compactNumber(double value, int significant = 6);

// Draws and totals: three decimals; an exponent where three decimals would say nothing or too much.
// Exactly nothing is "0".
[[nodiscard]] QString drawnNumber(double value);

struct ChartWords {
    Q_DECLARE_TR_FUNCTIONS(ChartWords)

public:
    [[nodiscard]] static QString retry(std::int64_t retry); // "retry 1"
    [[nodiscard]] static QString retries(); // in front of bare numbers
    [[nodiscard]] static QString noRetry(); // stands in place of a chart with nothing to draw
    [[nodiscard]] static QString atMost(double value, Unit unit); // "≤ 0.5 s"
    [[nodiscard]] static QString between(double least, double most, Unit unit); // "0.5–1.5 s"
    [[nodiscard]] static QString hint(double value, Unit unit); // "hint 5 s"
    [[nodiscard]] static QString runEnds(double waited, Unit unit);
    [[nodiscard]] static QString runEnded();

    [[nodiscard]] static QString modelledCeiling();
    [[nodiscard]] static QString modelledRange();
    [[nodiscard]] static QString jitteredDelay();
    [[nodiscard]] static QString modelledTotal();
    [[nodiscard]] static QString jitteredTotal();
    [[nodiscard]] static QString hintedWait();
    [[nodiscard]] static QString notUsed();

    // One sentence for those who do not see the chart; the rows are not empty.
    [[nodiscard]] static QString delaysSummary(const std::vector<RetryRow> &rows, Unit unit);
    [[nodiscard]] static QString cumulativeSummary(const std::vector<RetryRow> &rows, Unit unit);
};

} // namespace backoff
