// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where everything on the timeline stands, as a plain value: painting only walks it.
//
// Made for one result, size and font; it does not know the playhead, so it is made once and painted
// many times. What would not be seen is not in it: bars, ticks and bands are at least a pixel wide,
// so a run of 10,000 attempts has no more of them than the timeline has pixels. No two texts of a
// lane overlap; a text without room is left out.

#pragma once

#include "ui/run_result.h"
#include "ui/timeline/service_spans.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/timeline_fonts.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace backoff {

struct TextBox {
    QRectF rect; // just the text's size; null where the text is left out
    QString text;

    [[nodiscard]] bool shown() const { return !rect.isNull(); }
};

struct ServiceBand {
    QRectF rect;
    ServiceState state = ServiceState::Answering;
    TextBox word;
};

struct WaitBar { // or several, where each is too narrow to be told apart
    QRectF rect;
    TextBox value;
};

struct CallBar { // a call that takes time
    QRectF rect;
    Outcome outcome = Outcome::Success;
};

struct AttemptCircle {
    QPointF centre;
    std::int64_t number = 1;
    Outcome outcome = Outcome::Success;
    TextBox label;
};

struct AttemptTick { // attempts between circles, without room for one
    QRectF rect;
    Outcome outcome = Outcome::Success;
};

struct UnwaitedBar { // what would have come after the last failure
    QRectF rect;
    bool cut = false; // longer than the axis shows
    TextBox word;
};

struct LaneLayout {
    LaneId id = LaneId::Modelled;
    qreal centreY = 0;
    TextBox title;
    std::vector<TextBox> note; // its lines, elided to the room they have
    QString wholeNote;
    std::vector<ServiceBand> bands;
    std::vector<WaitBar> bars;
    std::vector<CallBar> calls;
    std::vector<AttemptTick> ticks;
    std::vector<AttemptCircle> circles; // in the order of attempts
    std::optional<UnwaitedBar> unwaited;

    [[nodiscard]] std::vector<QRectF> textRects() const; // beside the title and its note
};

struct AxisTick {
    qreal x = 0;
    double t = 0;
    TextBox label;
};

struct TimelineLayout {
    QSizeF size;
    TimelineFonts fonts;
    TimeAxis axis;
    double end = 0; // the longest lane's
    qreal radius = 0; // of the circles
    qreal handleTop = 0; // of the playhead
    qreal axisTop = 0;
    std::vector<LaneLayout> lanes; // modelled, jittered, that of a pinned policy B
    std::vector<AxisTick> ticks;

    [[nodiscard]] static TimelineLayout make(
        const RunResult &result, QSizeF size, const QFont &font, const Enlargement &enlarged = {});

    [[nodiscard]] qreal xAt(double t) const { return axis.xAt(t); }
    // Within the run, so that a playhead dragged beyond its end stays on it.
    [[nodiscard]] double timeAt(qreal x) const;
};

// The height below which rows would touch, and the one at which they stand well.
[[nodiscard]] qreal minimumTimelineHeight(
    const QFont &font, std::size_t lanes = 2, const Enlargement &enlarged = {});
[[nodiscard]] qreal comfortableTimelineHeight(
    const QFont &font, std::size_t lanes = 2, const Enlargement &enlarged = {});

} // namespace backoff
