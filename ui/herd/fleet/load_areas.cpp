// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/fleet/load_areas.h"

#include "core/io/shown_numbers.h"

#include <algorithm>
#include <functional>

namespace backoff {

namespace {

// The gap in a column that is cut rises from its left to its right edge.
constexpr double gapLeft = 0.80;
constexpr double gapRight = 0.88;
constexpr double gapHeight = 0.05;
constexpr std::size_t mostCutLabels = 12;
constexpr double nearEnd = 0.1; // of the axis: words to the right would reach beyond it
constexpr double beside = 0.004; // between a column and its words

class AreaBuilder
{
public:
    explicit AreaBuilder(AreaRole role) { m_area.role = role; }

    // A piece between two edges that may slant. Pieces apart from each other are joined by a
    // stretch of no height.
    void add(QPointF lowerLeft, QPointF lowerRight, double upperLeft, double upperRight)
    {
        const bool apart = m_area.lower.isEmpty() || m_area.lower.last().x() != lowerLeft.x();
        if (apart && !m_area.lower.isEmpty()) {
            const QPointF end(m_area.lower.last().x(), 0);
            push(end, end);
        }
        if (apart) {
            push({lowerLeft.x(), 0}, {lowerLeft.x(), 0});
        }
        push(lowerLeft, {lowerLeft.x(), upperLeft});
        push(lowerRight, {lowerRight.x(), upperRight});
    }

    PlotArea take() { return std::move(m_area); }

private:
    void push(QPointF lower, QPointF upper)
    {
        m_area.lower << lower;
        m_area.upper << upper;
    }

    PlotArea m_area;
};

} // namespace

LoadAreas::LoadAreas(const std::vector<FleetBin> &columns, double width, const CountAxis &axis)
{
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const FleetBin &column = columns[i];
        if (column.calls > 0) {
            const auto calls = static_cast<double>(column.calls);
            m_steps.push_back({static_cast<double>(i) * width,
                static_cast<double>(i + 1) * width,
                axis.at(static_cast<double>(column.served)),
                axis.at(calls),
                axis.holds(calls) ? 0 : column.calls});
        }
    }
}

std::vector<PlotArea> LoadAreas::areas() const
{
    AreaBuilder served(AreaRole::Served);
    AreaBuilder failed(AreaRole::Failed);
    AreaBuilder servedTips(AreaRole::Served);
    AreaBuilder failedTips(AreaRole::Failed);
    for (const Step &step : m_steps) {
        // Up to the gap, or to the top of what is not cut.
        const double left = step.cutCount > 0 ? gapLeft : step.calls;
        const double right = step.cutCount > 0 ? gapRight : step.calls;
        const double servedLeft = std::min(step.served, left);
        const double servedRight = std::min(step.served, right);
        served.add({step.left, 0}, {step.right, 0}, servedLeft, servedRight);
        failed.add({step.left, servedLeft}, {step.right, servedRight}, left, right);
        if (step.cutCount > 0) {
            const double tipLeft = std::max(step.served, gapLeft + gapHeight);
            const double tipRight = std::max(step.served, gapRight + gapHeight);
            servedTips.add({step.left, gapLeft + gapHeight},
                {step.right, gapRight + gapHeight},
                tipLeft,
                tipRight);
            failedTips.add({step.left, tipLeft}, {step.right, tipRight}, 1, 1);
        }
    }
    std::vector<PlotArea> areas;
    for (AreaBuilder *builder : {&served, &failed, &servedTips, &failedTips}) {
        PlotArea area = builder->take();
        if (!area.upper.isEmpty()) {
            areas.push_back(std::move(area));
        }
    }
    return areas;
}

std::vector<PlotLabel> LoadAreas::cutLabels(double xTo) const
{
    std::vector<const Step *> cut;
    for (const Step &step : m_steps) {
        if (step.cutCount > 0) {
            cut.push_back(&step);
        }
    }
    const auto weight = [](const Step *step) { return step->left == 0 ? 0 : step->cutCount; };
    std::ranges::stable_sort(cut, std::ranges::greater(), weight);
    cut.resize(std::min(cut.size(), mostCutLabels));
    std::vector<PlotLabel> labels;
    for (const Step *step : cut) {
        const bool toTheLeft = step->right > (1 - nearEnd) * xTo;
        const double x = toTheLeft ? step->left - beside * xTo : step->right + beside * xTo;
        labels.push_back({{x, 1},
            groupedText(step->cutCount),
            toTheLeft ? PlotLabel::Align::Right : PlotLabel::Align::Left});
    }
    return labels;
}

} // namespace backoff
