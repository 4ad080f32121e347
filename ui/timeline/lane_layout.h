// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One lane of the timeline layout: strip, bars, circles, numbers.

#pragma once

#include "ui/timeline/timeline_layout.h"
#include "ui/timeline/timeline_rows.h"

namespace backoff {

struct LaneContext {
    const RunResult &result;
    LaneId id;
    const TimeAxis &axis;
    const LaneRows &rows;
    const TimelineFonts &fonts;

    [[nodiscard]] const Lane &lane() const { return laneOf(result, id); }
};

[[nodiscard]] LaneLayout layOutLane(const LaneContext &context);

} // namespace backoff
