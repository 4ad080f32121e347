// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The events of all lanes in one order, and what stands at each of them.
//
// Order: (t, modelled before jittered before the lane of a pinned policy B, index). The cursor is
// an index into the log and a time, so that several events of one instant can be stepped through
// one by one. Where policy B is pinned, its events are steps as the others: each turns a mark of
// its lane solid, and the playhead reaches the end of the longest lane.

#pragma once

#include "core/engine/trace.h"

#include <array>
#include <cstdint>
#include <vector>

namespace backoff {

// Of a pinned policy B only the lane with jitter is played.
enum class LaneId { Modelled, Jittered, Pinned };
inline constexpr std::size_t laneCount = 3;
enum class EventKind { CallStarts, CallAnswers, WaitStarts, WaitEnds };

struct Event {
    double t = 0;
    LaneId lane = LaneId::Modelled;
    EventKind kind = EventKind::CallStarts;
    std::int64_t attempt = 1;
    std::array<std::int64_t, laneCount> happened {}; // of each lane, up to and with this one

    bool operator==(const Event &) const = default;
};
using EventLog = std::vector<Event>; // never empty for a trace

// `pinned`: the lane with jitter of policy B, if one is pinned.
[[nodiscard]] EventLog mergedEvents(const Trace &trace, const Lane *pinned = nullptr);

// The clock of the longer lane's end; of a log, the longest one's.
[[nodiscard]] double endOf(const Trace &trace);
[[nodiscard]] double endOf(const EventLog &log);

struct Cursor {
    std::int64_t index = 0;
    double t = 0;

    bool operator==(const Cursor &) const = default;
};

// The last event at or before t; t is kept within the run.
[[nodiscard]] Cursor cursorAt(const EventLog &log, double t);

enum class Phase {
    NotStarted, // no event of the lane has happened
    Calling, // the call has started and is not answered
    Answered, // answered; its wait (if any) has not started
    Waiting, // within the wait that follows the attempt
    WaitOver, // the wait has ended, the next call has not started
    Finished, // the last attempt is answered
};

struct LaneState {
    Phase phase = Phase::NotStarted;
    std::int64_t attempt = 0; // the attempt the phase belongs to; 0 before the first

    bool operator==(const LaneState &) const = default;
};

// At the cursor; `lane` is the one with that id in the log.
[[nodiscard]] LaneState laneStateAt(
    const Lane &lane, LaneId id, const EventLog &log, const Cursor &cursor);

struct State {
    double t = 0;
    LaneState modelled;
    LaneState jittered;

    bool operator==(const State &) const = default;
};

[[nodiscard]] State stateAt(const Trace &trace, const EventLog &log, Cursor cursor);
[[nodiscard]] State stateAt(const Trace &trace, const EventLog &log, double t);

} // namespace backoff
