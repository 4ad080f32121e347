// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The height of a column of calls: where a count stands between the bottom (0) and the top (1) of a
// plot, and the few ticks that low plots have room for.
//
// Linear, a few columns may dwarf everything else. Then the axis ends below them ("400+") and they
// are cut: up to three of a plot, and all of one with nothing but a few spikes where others have a
// shape to show. Logarithmic, nothing is cut.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/charts/value_scale.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace backoff {

class CountAxis
{
public:
    // Of the plots that share the axis, each one's counts in any order; zeros say nothing. `line`
    // is to be seen too if it is not far above all of them.
    [[nodiscard]] static CountAxis linear(
        const std::vector<std::vector<std::int64_t>> &plots, double line);
    [[nodiscard]] static CountAxis logarithmic(std::int64_t largest, double line);

    [[nodiscard]] double at(double count) const; // in [0, 1]
    [[nodiscard]] bool holds(double count) const { return count <= m_top; }
    [[nodiscard]] const std::vector<ChartTick> &ticks() const { return m_ticks; }

private:
    double m_top = 1;
    std::optional<ValueScale> m_logarithmic; // none: linear
    std::vector<ChartTick> m_ticks;
};

} // namespace backoff
