// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of the timeline, in the window's language.

#pragma once

#include "ui/run_result.h"
#include "ui/timeline/service_spans.h"

#include <QString>

namespace backoff::timeline_texts {

[[nodiscard]] QString laneTitle(LaneId lane);
// "full, seed 20260717"; of policy B, what it does otherwise: "base 0.1 s, no cap".
[[nodiscard]] QString laneNote(LaneId lane, const RunResult &result);
[[nodiscard]] QString serviceWord(ServiceState state);

// "2 s", a draw "1.849 s".
[[nodiscard]] QString waitValue(const Attempt &attempt, Unit unit);
[[nodiscard]] QString tickLabel(double t, Unit unit);
[[nodiscard]] QString notWaited(double value, Unit unit); // "16 s, not waited"
[[nodiscard]] QString notWaitedShort();

// One sentence for those who do not see the picture.
[[nodiscard]] QString description(const RunResult &result);

} // namespace backoff::timeline_texts
