// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_words.h"
#include "ui/charts/pinned_series.h"
#include "ui/charts/result_specs.h"
#include "ui/charts/spec_frame.h"

#include <algorithm>

namespace backoff {

namespace {

// The width of a box and of the bar within it, of a slot of 1, and where their middle is around the
// retry's number: policy B has its column at their right.
struct Columns {
    double box = 0;
    double bar = 0;
    double middle = 0;
    PinnedColumn pinned;
};

// Few retries have slender bars, many use their slots better.
Columns columnsFor(std::int64_t retries)
{
    const double n = double(retries);
    if (n < 4) {
        return {0.14 * n, 0.085 * n, 0, {}};
    }
    const double crowd = std::min((n - 4) / 16, 1.0);
    return {0.56 + 0.2 * crowd, 0.34 + 0.14 * crowd, 0, {}};
}

Columns withPinned(Columns columns)
{
    constexpr double widest = 0.6; // leaves a fifth of the slot
    const double narrower = std::min(1.0, widest / columns.box);
    columns.box *= narrower;
    columns.bar *= narrower;
    columns.middle = -0.3 * columns.box;
    columns.pinned = {0.26 * columns.box, 0.4 * columns.box, 0.8 * columns.box};
    return columns;
}

bool hasRange(const RetryRow &row) { return row.least < row.most; }

class BarSpec
{
public:
    explicit BarSpec(SpecFrame &frame)
        : m_frame(frame)
        , m_columns(columnsFor(frame.spec.retries))
    {
    }

    void build()
    {
        if (!m_frame.pinned.empty()) {
            m_columns = withPinned(m_columns);
        }
        m_frame.spec.labelRoom = m_columns.box;
        for (const RetryRow &row : m_frame.rows) {
            addMarks(row);
        }
        for (const RetryRow &row : m_frame.rows) {
            addDrawnLabel(row);
        }
        for (const RetryRow &row : m_frame.rows) {
            addRangeLabel(row);
        }
        addPinnedDelays(m_frame, m_columns.pinned);
    }

private:
    [[nodiscard]] double middleOf(const RetryRow &row) const
    {
        return double(row.retry) + m_columns.middle;
    }

    void addMark(MarkRole role, const RetryRow &row, double width, double low, double high)
    {
        const double x = middleOf(row);
        m_frame.spec.marks.push_back(
            {role, x - width / 2, x + width / 2, m_frame.scale.at(low), m_frame.scale.at(high)});
    }

    void addMarks(const RetryRow &row)
    {
        if (hasRange(row)) {
            addMark(row.used ? MarkRole::Range : MarkRole::UnusedRange,
                row,
                m_columns.box,
                row.least,
                row.most);
        }
        if (row.waited > 0) {
            const MarkRole used = row.hinted ? MarkRole::Hint : MarkRole::Draw;
            addMark(row.used ? used : MarkRole::UnusedDraw, row, m_columns.bar, 0, row.waited);
        } else {
            addMark(MarkRole::Zero, row, m_columns.bar, 0, 0);
        }
        addMark(row.used ? MarkRole::Ceiling : MarkRole::UnusedCeiling,
            row,
            m_columns.box,
            row.modelled,
            row.modelled);
    }

    // A plot rectangle of the retry's slot, from low to high.
    [[nodiscard]] QRectF room(const RetryRow &row, double width, double low, double high) const
    {
        const double bottom = m_frame.scale.at(low);
        return {middleOf(row) - width / 2, bottom, width, m_frame.scale.at(high) - bottom};
    }

    void addDrawnLabel(const RetryRow &row)
    {
        if (row.hinted || (!hasRange(row) && row.waited == row.modelled)) {
            return; // the label on top says it
        }
        const auto top
            = [&](double value) { return QPointF(middleOf(row), m_frame.scale.at(value)); };
        const double highest = std::max(row.waited, row.most);
        ChartLabel label;
        label.role = LabelRole::Drawn;
        label.unused = !row.used;
        label.texts << drawnText(row.waited);
        const QRectF bar = room(row, m_columns.bar, 0, row.waited);
        label.spots.push_back({SpotSide::Inside, top(row.waited), bar, Spot::Ground::Bar});
        if (row.modelled < row.waited) { // below the line of the ceiling that crosses the bar
            label.spots.push_back({SpotSide::Inside,
                top(row.modelled),
                room(row, m_columns.bar, 0, row.modelled),
                Spot::Ground::Bar});
        }
        if (hasRange(row)) {
            const QRectF above = room(row, m_columns.box, row.waited, row.most);
            label.spots.push_back({SpotSide::Above, top(row.waited), above, Spot::Ground::Box});
        }
        label.spots.push_back({SpotSide::Above, top(highest), {}, Spot::Ground::Card});
        label.spots.push_back(
            {SpotSide::Above, top(std::max(highest, row.modelled)), {}, Spot::Ground::Card});
        m_frame.spec.labels.push_back(std::move(label));
    }

    void addRangeLabel(const RetryRow &row)
    {
        ChartLabel label;
        label.role = LabelRole::Range;
        label.unused = !row.used;
        double highest = std::max(row.most, row.waited);
        if (row.hinted) {
            label.texts << ChartWords::hint(row.waited, m_frame.unit);
        } else if (!hasRange(row) && row.waited == row.modelled) {
            label.texts << withUnit(policyText(row.modelled), m_frame.unit);
        } else if (!hasRange(row)) { // an offset: the ceiling alone is a limit
            label.texts << ChartWords::atMost(row.modelled, m_frame.unit);
            highest = row.modelled;
        } else {
            if (row.least > 0) {
                label.texts << ChartWords::between(row.least, row.most, m_frame.unit);
            }
            label.texts << ChartWords::atMost(row.most, m_frame.unit);
        }
        for (const double value : {highest, std::max(highest, row.modelled)}) {
            const double y = m_frame.scale.at(value);
            const double x = middleOf(row);
            const double half = m_columns.box / 2;
            label.spots.push_back({SpotSide::Above, {x, y}, {}, Spot::Ground::Card});
            label.spots.push_back({SpotSide::Above2, {x, y}, {}, Spot::Ground::Card});
            label.spots.push_back({SpotSide::AboveEndingAt, {x + half, y}, {}, Spot::Ground::Card});
            label.spots.push_back(
                {SpotSide::AboveStartingAt, {x - half, y}, {}, Spot::Ground::Card});
        }
        m_frame.spec.labels.push_back(std::move(label));
    }

    SpecFrame &m_frame;
    Columns m_columns;
};

void addLines(SpecFrame &frame)
{
    Curve band;
    QList<QPointF> modelled;
    QList<QPointF> used;
    QList<QPointF> unused;
    for (const RetryRow &row : frame.rows) {
        const double x = double(row.retry);
        const double drawn = frame.scale.at(row.waited);
        if (!row.hinted) { // a hint has no range
            band.points << QPointF(x, frame.scale.at(row.most));
            band.lower << QPointF(x, frame.scale.at(row.least));
        }
        modelled << QPointF(x, frame.scale.at(row.modelled));
        if (row.used) {
            used << QPointF(x, drawn);
        }
        if (!row.used) {
            unused << QPointF(x, drawn);
        }
    }
    frame.spec.curve(CurveRole::Band)
        = {envelope(band.points, Edge::Upper), envelope(band.lower, Edge::Lower)};
    frame.spec.curve(CurveRole::Modelled).points = thinned(modelled);
    const bool dots = isDrawn(frame.rows);
    frame.spec.curve(CurveRole::Jittered) = {dots ? used : thinned(used), {}, dots};
    frame.spec.curve(CurveRole::UnusedJittered) = {dots ? unused : thinned(unused), {}, dots};
}

void addLineLabels(SpecFrame &frame)
{
    if (frame.rows.empty()) {
        return;
    }
    const RetryRow &last = frame.rows.back();
    const double used = double(frame.spec.used);
    if (frame.stopsEarlier()) {
        frame.spec.marks.push_back({MarkRole::RunEnd, used + 0.5, used + 0.5, 0, 1});
        frame.spec.labels.push_back({LabelRole::Remark,
            {ChartWords::runEnded()},
            {{SpotSide::Above, {used + 0.5, 1}, {}, Spot::Ground::Card}}});
    }
    const QPointF end(double(last.retry), frame.scale.at(std::max(last.modelled, last.most)));
    frame.spec.labels.push_back({LabelRole::Range,
        {ChartWords::atMost(last.modelled, frame.unit)},
        {{SpotSide::Above, end, {}, Spot::Ground::Card},
            {SpotSide::Above2, end, {}, Spot::Ground::Card}}});
}

std::vector<LegendEntry> legendOf(const SpecFrame &frame)
{
    const auto &rows = frame.rows;
    if (rows.empty()) {
        return {};
    }
    const bool bars = frame.spec.retries <= mostBars;
    const bool isBelowCeiling = std::ranges::all_of(
        rows, [](const RetryRow &row) { return row.hinted || row.most == row.modelled; });
    const bool ranges = std::ranges::any_of(rows, hasRange);
    std::vector<LegendEntry> legend;
    if (ranges && isBelowCeiling) {
        legend.push_back(ChartWords::modelledCeiling(SwatchRole::Box));
    } else {
        if (ranges) {
            legend.push_back(ChartWords::modelledRange(SwatchRole::Box));
        }
        legend.push_back(ChartWords::modelledCeiling(SwatchRole::PaleLine));
    }
    const bool dots = !bars && isDrawn(rows);
    const SwatchRole draw = dots ? SwatchRole::Dots : SwatchRole::Line;
    const SwatchRole unused = dots ? SwatchRole::PaleDots : SwatchRole::Dashes;
    legend.push_back(ChartWords::jitteredDelay(bars ? SwatchRole::Bar : draw));
    if (bars && std::ranges::any_of(rows, &RetryRow::hinted)) {
        legend.push_back(ChartWords::hintedWait(SwatchRole::Hint));
    }
    if (frame.stopsEarlier()) {
        legend.push_back(ChartWords::notUsed(bars ? SwatchRole::Outline : unused));
    }
    return legend;
}

} // namespace

ChartSpec delaysSpec(const RunResult &result, bool logScale)
{
    SpecFrame frame = makeFrame(result,
        logScale,
        {&RetryRow::modelled, &RetryRow::waited, &RetryRow::least, &RetryRow::most});
    if (frame.isEmpty()) {
        return frame.spec;
    }
    if (frame.spec.retries <= mostBars) {
        BarSpec(frame).build();
    } else {
        addLines(frame);
        addPinnedDelayLines(frame);
        addLineLabels(frame);
    }
    frame.spec.legend = legendOf(frame);
    addPinnedDelayLegend(frame);
    addSummary(frame, ChartWords::delaysSummary);
    return frame.spec;
}

} // namespace backoff
