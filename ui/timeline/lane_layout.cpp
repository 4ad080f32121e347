// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/lane_layout.h"

#include "ui/timeline/timeline_texts.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

// Pixels of a desk.
constexpr qreal narrowestBar = 3; // narrower waits run together
constexpr qreal tickWidth = 2;
constexpr qreal callHeight = 4;

TextBox centredText(const QString &text, const QFont &font, QPointF centre)
{
    const QFontMetricsF metrics(font);
    QRectF rect(0, 0, metrics.horizontalAdvance(text), metrics.height());
    rect.moveCenter(centre);
    return {rect, text};
}

std::vector<ServiceBand> layOutBands(const LaneContext &context)
{
    const TimeAxis &axis = context.axis;
    const LaneRows &rows = context.rows;
    std::vector<ServiceBand> bands;
    qreal left = axis.left;
    for (const ServiceSpan &span :
        serviceSpans(context.result.experiment(), context.lane(), axis.span)) {
        const qreal right = std::round(axis.xAt(span.to));
        if (right - left < 1) {
            continue; // unseen: its neighbour takes the place
        }
        const QRectF rect(left, rows.stripTop, right - left, rows.stripHeight);
        if (!bands.empty() && bands.back().state == span.state) {
            bands.back().rect.setRight(right);
        } else {
            bands.push_back({rect, span.state, {}});
        }
        left = right;
    }
    if (!rows.hasWords) {
        return bands;
    }
    const QFontMetricsF metrics(context.fonts.smallStrong);
    const qreal inset = rows.radius;
    for (ServiceBand &band : bands) {
        const QString word = timeline_texts::serviceWord(band.state);
        const qreal advance = metrics.horizontalAdvance(word);
        if (advance + 2 * inset <= band.rect.width()) {
            band.word = centredText(word,
                context.fonts.smallStrong,
                QPointF(band.rect.left() + inset + advance / 2, band.rect.center().y()));
        }
    }
    return bands;
}

// Half of a circle may hide behind the next one: the mark in its middle still shows.
constexpr qreal closest = 0.7;
// A lane with more attempts than room for them shows few, to stay calm.
constexpr qreal calmDistance = 3;

// The attempts that get a circle: the last, the first, then from the left each that keeps its
// distance.
std::vector<const Attempt *> withCircle(const LaneContext &context)
{
    const std::vector<Attempt> &attempts = context.lane().attempts;
    const qreal diameter = 2 * context.rows.radius;
    const qreal lastX = context.axis.xAt(attempts.back().startsAt);
    const qreal length = std::max(lastX - context.axis.left, diameter);
    const bool crowded = static_cast<double>(attempts.size()) > 12
        && static_cast<double>(attempts.size()) * diameter > length;
    const qreal distance = diameter * (crowded ? calmDistance : closest);

    std::vector<const Attempt *> chosen;
    qreal previous = 0;
    for (const Attempt &attempt : attempts) {
        const qreal x = context.axis.xAt(attempt.startsAt);
        const bool isLast = &attempt == &attempts.back();
        const bool clear = chosen.empty() ? lastX - x >= closest * diameter
                                          : std::min(x - previous, lastX - x) >= distance;
        if (isLast || clear) {
            chosen.push_back(&attempt);
            previous = x;
        }
    }
    return chosen;
}

std::vector<AttemptCircle> layOutCircles(const LaneContext &context)
{
    std::vector<AttemptCircle> circles;
    for (const Attempt *attempt : withCircle(context)) {
        circles.push_back({QPointF(context.axis.xAt(attempt->startsAt), context.rows.centreY),
            attempt->number,
            attempt->answer.outcome,
            {}});
    }
    const auto labelOf = [&](const AttemptCircle &circle) {
        TextBox box = centredText(QString::number(circle.number), context.fonts.number, {});
        box.rect.moveCenter(
            QPointF(circle.centre.x(), context.rows.numberTop + box.rect.height() / 2));
        return box;
    };
    const qreal gap = 4 * context.fonts.enlarged.scale;
    const TextBox last = labelOf(circles.back());
    qreal taken = -1e9;
    for (AttemptCircle &circle : circles) {
        const TextBox box = labelOf(circle);
        if (box.rect.left() >= taken && box.rect.right() + gap <= last.rect.left()) {
            circle.label = box;
            taken = box.rect.right() + gap;
        }
    }
    circles.back().label = last;
    return circles;
}

// One tick a pixel column at most; columns side by side become one, low enough that the waits'
// bar still shows.
std::vector<AttemptTick> layOutTicks(
    const LaneContext &context, const std::vector<AttemptCircle> &circles)
{
    std::vector<AttemptTick> ticks;
    const qreal height = context.rows.barHeight;
    const qreal width = context.fonts.enlarged.line(tickWidth);
    const qreal lowHeight = callHeight * context.fonts.enlarged.scale;
    std::size_t next = 0;
    for (const Attempt &attempt : context.lane().attempts) {
        if (next < circles.size() && circles[next].number == attempt.number) {
            ++next;
            continue;
        }
        const qreal x = std::round(context.axis.xAt(attempt.startsAt)) - width / 2;
        const bool same = !ticks.empty() && ticks.back().outcome == attempt.answer.outcome;
        if (same && x <= ticks.back().rect.right() + 1) {
            ticks.back().rect.setRight(x + width);
        } else if (ticks.empty() || x >= ticks.back().rect.right()) {
            ticks.push_back({QRectF(x, context.rows.centreY - height / 2, width, height),
                attempt.answer.outcome});
        }
    }
    for (AttemptTick &tick : ticks) {
        if (tick.rect.width() > 6 * width) {
            tick.rect.setTop(context.rows.centreY - lowHeight / 2);
            tick.rect.setHeight(lowHeight);
        }
    }
    return ticks;
}

// The value in the middle of what the circles leave free of its bar.
TextBox barValue(const LaneContext &context,
    const Attempt &attempt,
    const QRectF &bar,
    const std::vector<AttemptCircle> &circles)
{
    const auto after = std::upper_bound(circles.begin(),
        circles.end(),
        attempt.number,
        [](std::int64_t number, const AttemptCircle &circle) { return number < circle.number; });
    const qreal air = 4 * context.fonts.enlarged.scale;
    const qreal keepOff = context.rows.radius + air;
    qreal left = bar.left() + air;
    qreal right = bar.right() - air;
    if (after != circles.begin()) {
        left = std::max(left, std::prev(after)->centre.x() + keepOff);
    }
    if (after != circles.end()) {
        right = std::min(right, after->centre.x() - keepOff);
    }
    if (right - left < 8) {
        return {};
    }
    const TextBox box = centredText(timeline_texts::waitValue(attempt, context.result.unit()),
        context.fonts.smallStrong,
        QPointF((left + right) / 2, bar.center().y()));
    return box.rect.width() <= right - left ? box : TextBox {};
}

std::vector<WaitBar> layOutBars(
    const LaneContext &context, const std::vector<AttemptCircle> &circles)
{
    std::vector<WaitBar> bars;
    const qreal height = context.rows.barHeight;
    bool open = false; // the last bar is a run of narrow ones that may go on
    for (const Attempt &attempt : context.lane().attempts) {
        if (!attempt.hasWait() || attempt.waited <= 0) {
            continue;
        }
        const qreal left = std::round(context.axis.xAt(attempt.answeredAt));
        const qreal right = std::round(context.axis.xAt(attempt.elapsed));
        const bool narrow = right - left < context.fonts.enlarged.scale * narrowestBar;
        if (narrow && open && left - bars.back().rect.right() < 1) {
            bars.back().rect.setRight(std::max(right, bars.back().rect.right()));
            continue;
        }
        const QRectF rect(
            left, context.rows.centreY - height / 2, std::max(1.0, right - left), height);
        bars.push_back({rect, narrow ? TextBox {} : barValue(context, attempt, rect, circles)});
        open = narrow;
    }
    return bars;
}

std::vector<CallBar> layOutCalls(const LaneContext &context)
{
    std::vector<CallBar> calls;
    const qreal height = callHeight * context.fonts.enlarged.scale;
    for (const Attempt &attempt : context.lane().attempts) {
        const qreal left = std::round(context.axis.xAt(attempt.startsAt));
        const qreal right = std::round(context.axis.xAt(attempt.answeredAt));
        const bool seen = right - left >= 1;
        if (seen && (calls.empty() || left >= calls.back().rect.right())) {
            calls.push_back({QRectF(left, context.rows.centreY - height / 2, right - left, height),
                attempt.answer.outcome});
        }
    }
    return calls;
}

std::optional<UnwaitedBar> layOutUnwaited(const LaneContext &context)
{
    const Lane &lane = context.lane();
    if (!lane.notWaited || *lane.notWaited <= 0) {
        return std::nullopt;
    }
    const qreal height = context.rows.barHeight;
    const qreal left = std::round(context.axis.xAt(lane.end));
    const qreal wanted = context.axis.xAt(lane.end + *lane.notWaited);
    const bool cut = wanted > context.axis.right + 0.5;
    const qreal right = std::round(std::min(wanted, context.axis.right));
    UnwaitedBar bar {
        QRectF(left, context.rows.centreY - height / 2, right - left, height), cut, {}};
    const qreal scale = context.fonts.enlarged.scale;
    const qreal free = left + context.rows.radius + 6 * scale;
    for (const QString &word : {timeline_texts::notWaited(*lane.notWaited, context.result.unit()),
             timeline_texts::notWaitedShort()}) {
        const TextBox box = centredText(
            word, context.fonts.smallStrong, QPointF((free + right) / 2, context.rows.centreY));
        if (box.rect.width() + 8 * scale <= right - free) {
            bar.word = box;
            break;
        }
    }
    return bar;
}

} // namespace

LaneLayout layOutLane(const LaneContext &context)
{
    LaneLayout layout;
    layout.id = context.id;
    layout.centreY = context.rows.centreY;
    layout.bands = layOutBands(context);
    layout.circles = layOutCircles(context);
    layout.ticks = layOutTicks(context, layout.circles);
    layout.bars = layOutBars(context, layout.circles);
    layout.calls = layOutCalls(context);
    layout.unwaited = layOutUnwaited(context);
    return layout;
}

} // namespace backoff
