// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/value_scale.h"

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

constexpr int intervals = 5; // wanted between ticks
constexpr double zeroPart = 0.14; // of a logarithmic scale's height lies below its lowest decade

// The smallest 1, 2 or 5 times a power of ten that is not below `wanted`.
double niceStep(double wanted)
{
    const double decade = std::pow(10.0, std::floor(std::log10(wanted)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * decade >= wanted * (1 - 1e-9)) {
            return factor * decade;
        }
    }
    return 10 * decade;
}

} // namespace

ValueScale ValueScale::linear(double largest)
{
    ValueScale scale;
    scale.addLinearTicks(largest > 0 ? largest : 1);
    return scale;
}

void ValueScale::addLinearTicks(double largest)
{
    const double step = niceStep(largest / intervals);
    const double count = std::ceil(largest / step * (1 - 1e-9));
    m_top = step * count;
    if (!std::isnormal(step) || !std::isfinite(m_top)) { // at either end of what a double holds
        m_top = largest;
        m_ticks = {0, largest};
        return;
    }
    for (double i = 0; i <= count; ++i) {
        m_ticks.push_back(i * step);
    }
}

ValueScale ValueScale::logarithmic(double smallestPositive, double largest)
{
    ValueScale scale;
    scale.m_logarithmic = true;
    const double high = largest > 0 ? largest : 1;
    const double low = smallestPositive > 0 ? std::min(smallestPositive, high) : high;
    scale.m_lowest = static_cast<int>(std::floor(std::log10(low)));
    scale.m_highest = static_cast<int>(std::ceil(std::log10(high)));
    scale.m_lowestValue = std::pow(10.0, scale.m_lowest);
    scale.m_highest = std::max(scale.m_highest, scale.m_lowest + 1);
    scale.addDecadeTicks();
    return scale;
}

void ValueScale::addDecadeTicks()
{
    const int decades = m_highest - m_lowest;
    const int step = std::max(1, static_cast<int>(niceStep(double(decades) / (intervals + 1))));
    m_ticks = {0};
    for (int decade = m_lowest; decade <= m_highest; decade += step) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            const double value = factor * std::pow(10.0, decade);
            const bool inside = decade < m_highest || factor == 1;
            const bool wanted = factor == 1 || decades == 1;
            if (inside && wanted && value > 0 && std::isfinite(value)) {
                m_ticks.push_back(value);
            }
        }
    }
}

double ValueScale::at(double value) const
{
    if (!m_logarithmic) {
        return std::clamp(value / m_top, 0.0, 1.0);
    }
    if (value <= 0) {
        return 0;
    }
    if (value < m_lowestValue) {
        return zeroPart * (value / m_lowestValue);
    }
    const double decades = (std::log10(value) - m_lowest) / (m_highest - m_lowest);
    return std::clamp(zeroPart + (1 - zeroPart) * decades, 0.0, 1.0);
}

double ValueScale::valueAt(double position) const
{
    if (!m_logarithmic) {
        return position * m_top;
    }
    if (position < zeroPart) {
        return m_lowestValue * (position / zeroPart);
    }
    const double decades = (position - zeroPart) / (1 - zeroPart);
    return std::pow(10.0, m_lowest + decades * (m_highest - m_lowest));
}

} // namespace backoff
