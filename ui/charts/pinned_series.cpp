// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/pinned_series.h"

#include "ui/charts/chart_words.h"

#include <utility>

namespace backoff {

namespace {

void addLine(ChartSpec &spec, MarkRole role, QPointF from, QPointF to)
{
    spec.marks.push_back({role, from.x(), to.x(), from.y(), to.y()});
}

void addPoint(ChartSpec &spec, const RetryRow &row, QPointF at)
{
    addLine(spec, row.used ? MarkRole::PinnedPoint : MarkRole::UnusedPinnedPoint, at, at);
}

void addValue(SpecFrame &frame, const RetryRow &row, QPointF at)
{
    const QPointF ceiling(at.x(), frame.scale.at(row.modelled));
    ChartLabel label;
    label.role = LabelRole::PinnedDrawn;
    label.unused = !row.used;
    const bool isExact = row.hinted || (row.least == row.most && row.waited == row.modelled);
    label.texts << (isExact ? policyText(row.waited) : drawnText(row.waited));
    for (const auto &[side, point] : {std::pair {SpotSide::RightOf, at},
             std::pair {SpotSide::UpperRight, at},
             std::pair {SpotSide::LowerRight, at},
             std::pair {SpotSide::UpperRight, ceiling},
             std::pair {SpotSide::LowerRight, ceiling}}) {
        label.spots.push_back({side, point, {}, Spot::Ground::Card});
    }
    frame.spec.labels.push_back(std::move(label));
}

} // namespace

void addPinnedDelays(SpecFrame &frame, const PinnedColumn &column)
{
    frame.spec.pinnedRoom = 0.5 - column.point;
    for (const RetryRow &row : frame.pinned) {
        const double x = double(row.retry);
        const QPointF at(x + column.point, frame.scale.at(row.waited));
        const double ceiling = frame.scale.at(row.modelled);
        addLine(frame.spec,
            MarkRole::PinnedCeiling,
            {x + column.left, ceiling},
            {x + column.right, ceiling});
        if (row.least < row.most) {
            addLine(frame.spec,
                MarkRole::PinnedRange,
                {at.x(), frame.scale.at(row.least)},
                {at.x(), frame.scale.at(row.most)});
        }
        addPoint(frame.spec, row, at);
        addValue(frame, row, at);
    }
}

void addPinnedDelayLines(SpecFrame &frame)
{
    QList<QPointF> ceilings;
    QList<QPointF> draws;
    for (const RetryRow &row : frame.pinned) {
        ceilings << QPointF(double(row.retry), frame.scale.at(row.modelled));
        draws << QPointF(double(row.retry), frame.scale.at(row.waited));
    }
    frame.spec.curve(CurveRole::PinnedCeiling).points = thinned(ceilings);
    if (isDrawn(frame.pinned)) {
        frame.spec.curve(CurveRole::Pinned) = {draws, {}, true};
    }
}

void addPinnedDelayLegend(SpecFrame &frame)
{
    if (frame.pinned.empty()) {
        return;
    }
    const bool bars = frame.spec.retries <= mostBars;
    if (bars || isDrawn(frame.pinned)) {
        frame.spec.legend.push_back(
            ChartWords::pinnedDelay(bars ? SwatchRole::PinnedPoint : SwatchRole::PinnedDots));
    }
    frame.spec.legend.push_back(ChartWords::pinnedCeiling(SwatchRole::PinnedLine));
}

void addPinnedTotals(SpecFrame &frame)
{
    if (frame.pinned.empty()) {
        return;
    }
    const bool points = frame.spec.retries <= mostBars;
    QList<QPointF> totals {{0, 0}};
    for (const RetryRow &row : frame.pinned) {
        totals << QPointF(double(row.retry), frame.scale.at(row.waitedTotal));
        if (points) {
            addPoint(frame.spec, row, totals.back());
        }
    }
    frame.spec.curve(CurveRole::Pinned).points = thinned(totals, smoothEnough);
}

void addPinnedTotalLabel(SpecFrame &frame)
{
    if (frame.pinned.empty()) {
        return;
    }
    const RetryRow &last = frame.pinned.back();
    const QPointF at(double(last.retry), frame.scale.at(last.waitedTotal));
    ChartLabel label;
    label.role = LabelRole::FinalTotal;
    label.pinned = true;
    label.texts << ChartWords::pinnedValue(last.waitedTotal, frame.unit);
    for (const SpotSide side : {SpotSide::UpperLeft,
             SpotSide::Above,
             SpotSide::LowerRight,
             SpotSide::LowerRight2,
             SpotSide::Above2}) {
        label.spots.push_back({side, at, {}, Spot::Ground::Card});
    }
    frame.spec.labels.push_back(std::move(label));
}

void addPinnedTotalLegend(SpecFrame &frame)
{
    if (!frame.pinned.empty()) {
        const bool points = frame.spec.retries <= mostBars;
        frame.spec.legend.push_back(
            ChartWords::pinnedTotal(points ? SwatchRole::PinnedPoints : SwatchRole::PinnedLine));
    }
}

} // namespace backoff
