// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a value stands between the bottom (0) and the top (1) of a chart, and which values get a
// tick.
//
// Qt Charts' own axes lose zeros on a log axis, drop ticks and localize numbers, so the charts map
// values themselves and hand it positions only. Linear starts at 0. Logarithmic is linear below its
// lowest decade, so that 0 has a place at the bottom instead of vanishing.

#pragma once

#include <vector>

namespace backoff {

class ValueScale
{
public:
    // Values are finite and not negative; a largest of 0 gives a scale from 0 to 1.
    [[nodiscard]] static ValueScale linear(double largest);
    [[nodiscard]] static ValueScale logarithmic(double smallestPositive, double largest);

    [[nodiscard]] double at(double value) const; // in [0, 1]
    [[nodiscard]] double valueAt(double position) const;
    [[nodiscard]] const std::vector<double> &ticks() const { return m_ticks; } // 2 to 12, rising

private:
    void addLinearTicks(double largest);
    void addDecadeTicks();

    bool m_logarithmic = false;
    double m_top = 1; // of linear
    int m_lowest = 0; // decades of logarithmic
    double m_lowestValue = 1;
    int m_highest = 1;
    std::vector<double> m_ticks;
};

} // namespace backoff
