// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of the charts, short enough to stand beside a bar; numbers are window_numbers'.

#pragma once

#include "core/io/shown_numbers.h"
#include "ui/charts/chart_spec.h"
#include "ui/charts/retry_rows.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace backoff {

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

    [[nodiscard]] static QString pinnedValue(double value, Unit unit); // "B 7.813 s"

    [[nodiscard]] static LegendEntry modelledCeiling(SwatchRole swatch);
    [[nodiscard]] static LegendEntry modelledRange(SwatchRole swatch);
    [[nodiscard]] static LegendEntry jitteredDelay(SwatchRole swatch);
    [[nodiscard]] static LegendEntry modelledTotal(SwatchRole swatch);
    [[nodiscard]] static LegendEntry jitteredTotal(SwatchRole swatch);
    [[nodiscard]] static LegendEntry hintedWait(SwatchRole swatch);
    [[nodiscard]] static LegendEntry notUsed(SwatchRole swatch);
    [[nodiscard]] static LegendEntry pinnedDelay(SwatchRole swatch);
    [[nodiscard]] static LegendEntry pinnedCeiling(SwatchRole swatch);
    [[nodiscard]] static LegendEntry pinnedTotal(SwatchRole swatch);

    // One sentence for those who do not see the chart.
    [[nodiscard]] static QString delaysSummary(const std::vector<RetryRow> &rows, Unit unit);
    [[nodiscard]] static QString cumulativeSummary(const std::vector<RetryRow> &rows, Unit unit);
    // In front of such a sentence.
    [[nodiscard]] static QString ofPolicyB(const QString &sentence);
};

} // namespace backoff
