// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_words.h"
#include "ui/charts/pinned_series.h"
#include "ui/charts/result_specs.h"
#include "ui/charts/spec_frame.h"

#include <algorithm>

namespace backoff {

namespace {

// Both curves begin with nothing waited before retry 1.
void addCurves(SpecFrame &frame)
{
    const double used = double(frame.spec.used);
    QList<QPointF> modelled {{0, 0}};
    QList<QPointF> jittered {{0, 0}};
    for (const RetryRow &row : frame.rows) {
        modelled << QPointF(double(row.retry), frame.scale.at(row.modelledTotal));
        jittered << QPointF(double(row.retry), frame.scale.at(row.waitedTotal));
    }
    const auto split = [&](const QList<QPointF> &all, CurveRole before, CurveRole after) {
        const qsizetype end = qsizetype(used) + 1; // points of the used part
        frame.spec.curve(before).points
            = end > 1 ? thinned(all.first(end), smoothEnough) : QList<QPointF>();
        if (end < all.size()) {
            frame.spec.curve(after).points = thinned(all.sliced(end - 1), smoothEnough);
        }
    };
    split(modelled, CurveRole::Modelled, CurveRole::UnusedModelled);
    split(jittered, CurveRole::Jittered, CurveRole::UnusedJittered);
}

void addPoint(ChartSpec &spec, MarkRole role, QPointF at)
{
    spec.marks.push_back({role, at.x(), at.x(), at.y(), at.y()});
}

void addPoints(SpecFrame &frame)
{
    for (const RetryRow &row : frame.rows) {
        const double x = double(row.retry);
        const QPointF modelled(x, frame.scale.at(row.modelledTotal));
        const QPointF waited(x, frame.scale.at(row.waitedTotal));
        addPoint(frame.spec,
            row.used ? MarkRole::ModelledPoint : MarkRole::UnusedModelledPoint,
            modelled);
        addPoint(frame.spec, row.used ? MarkRole::JitteredPoint : MarkRole::UnusedPoint, waited);
    }
}

// The higher curve is labelled on its free side above, the lower one below.
ChartLabel totalLabel(const SpecFrame &frame, const RetryRow &row, bool jittered, LabelRole role)
{
    const double value = jittered ? row.waitedTotal : row.modelledTotal;
    const double other = jittered ? row.modelledTotal : row.waitedTotal;
    const bool upper = value > other || (value == other && !jittered);
    const QPointF at(double(row.retry), frame.scale.at(value));
    const QString number = jittered ? drawnText(value) : policyText(value);
    ChartLabel label;
    label.role = role;
    label.jittered = jittered;
    label.unused = !row.used;
    label.texts << (role == LabelRole::FinalTotal ? withUnit(number, frame.unit) : number);
    const Spot above {SpotSide::UpperLeft, at, {}, Spot::Ground::Card};
    const Spot below {SpotSide::LowerRight, at, {}, Spot::Ground::Card};
    const Spot bottom {SpotSide::LowerRight2, at, {}, Spot::Ground::Card};
    const Spot top {SpotSide::Above, at, {}, Spot::Ground::Card};
    label.spots = upper ? std::vector<Spot> {above, top} : std::vector<Spot> {below, bottom};
    return label;
}

void addLabels(SpecFrame &frame)
{
    const auto add = [&](const RetryRow &row, LabelRole role) {
        frame.spec.labels.push_back(totalLabel(frame, row, true, role));
        if (row.modelledTotal != row.waitedTotal) {
            frame.spec.labels.push_back(totalLabel(frame, row, false, role));
        }
    };
    add(frame.rows.back(), LabelRole::FinalTotal);
    if (frame.stopsEarlier() && frame.spec.used > 0) {
        const RetryRow &end = frame.rows[std::size_t(frame.spec.used - 1)];
        const double x = double(end.retry);
        frame.spec.marks.push_back({MarkRole::RunEnd, x, x, 0, 1});
        frame.spec.labels.push_back({LabelRole::Remark,
            {ChartWords::runEnds(end.waitedTotal, frame.unit), ChartWords::runEnded()},
            {{SpotSide::Above, {x, 1}, {}, Spot::Ground::Card}}});
    }
    if (frame.spec.retries <= mostBars) {
        for (auto row = frame.rows.begin(); row + 1 != frame.rows.end(); ++row) {
            add(*row, LabelRole::Total);
        }
    }
}

void addLegend(SpecFrame &frame)
{
    const bool points = frame.spec.retries <= mostBars;
    frame.spec.legend
        = {ChartWords::modelledTotal(points ? SwatchRole::PaleSquares : SwatchRole::PaleLine),
            ChartWords::jitteredTotal(points ? SwatchRole::RoundPoints : SwatchRole::Line)};
    if (frame.stopsEarlier()) {
        frame.spec.legend.push_back(ChartWords::notUsed(SwatchRole::Dashes));
    }
}

} // namespace

ChartSpec cumulativeSpec(const RunResult &result, bool logScale)
{
    SpecFrame frame
        = makeFrame(result, logScale, {&RetryRow::modelledTotal, &RetryRow::waitedTotal});
    if (frame.isEmpty()) {
        return frame.spec;
    }
    frame.spec.xFrom = 0;
    frame.spec.waitBegins = -1;
    addPinnedTotals(frame); // behind
    if (!frame.rows.empty()) {
        addCurves(frame);
        if (frame.spec.retries <= mostBars) {
            addPoints(frame);
        }
        addLabels(frame);
        addLegend(frame);
    }
    addPinnedTotalLabel(frame);
    addPinnedTotalLegend(frame);
    addSummary(frame, ChartWords::cumulativeSummary);
    return frame.spec;
}

} // namespace backoff
