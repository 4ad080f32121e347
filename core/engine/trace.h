// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a run was: two lanes of attempts, immutable once made.
//
// The modelled lane runs the policy without jitter, the jittered lane with it; in a timed outage
// they can end differently. Times are virtual, in the experiment's unit.

#pragma once

#include "core/engine/experiment.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace backoff {

enum class StopReason { Succeeded, Permanent, Exhausted };

enum class WaitKind {
    None, // nothing was waited: the run ended here
    Modelled, // the ceiling itself
    Jittered, // drawn, or shifted by a fixed offset
    Hinted, // the service said how long
};

struct Attempt {
    std::int64_t number = 1;
    double startsAt = 0;
    double answeredAt = 0; // startsAt + call duration
    Answer answer;
    std::optional<double> modelled; // ceiling(number); none after success and permanent
    WaitKind waitKind = WaitKind::None;
    double waited = 0; // 0 where waitKind is None
    double elapsed = 0; // the clock at the row's end: after the call and its wait

    [[nodiscard]] bool hasWait() const { return waitKind != WaitKind::None; }
    bool operator==(const Attempt &) const = default;
};

struct Lane {
    std::vector<Attempt> attempts; // never empty
    StopReason stop = StopReason::Succeeded;
    double waited = 0; // the waits' sum, left to right
    std::optional<double> notWaited; // ceiling(N) of an exhausted run: modelled, never waited
    double end = 0; // the clock after the last call

    bool operator==(const Lane &) const = default;
};

struct Trace {
    Experiment experiment;
    Lane modelled;
    Lane jittered;

    bool operator==(const Trace &) const = default;
};

[[nodiscard]] std::string_view nameOf(Outcome outcome); // `success`, `rate-limited`, ...
[[nodiscard]] std::string_view nameOf(StopReason reason); // `succeeded`, `permanent`, `exhausted`
[[nodiscard]] std::string_view errorClass(
    Outcome outcome); // `ConnectionError`, ...; empty on success

} // namespace backoff
