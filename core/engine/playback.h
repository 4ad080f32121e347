// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Playback as a reducer: a state, an intent, the next state. It reads no clock; real time comes in
// as an argument of Tick.
//
// PhET's rules: a step is one event and pauses first; a frame counts for at most half a second of
// real time and never for a negative one; at the end it pauses by itself.

#pragma once

#include "core/engine/events.h"

#include <variant>

namespace backoff {

// Virtual seconds a real second; Fit shows the whole run in ten seconds.
enum class Speed { Quarter, Half, One, Two, Five, Ten, Fit };
inline constexpr Speed allSpeeds[]
    = {Speed::Quarter, Speed::Half, Speed::One, Speed::Two, Speed::Five, Speed::Ten, Speed::Fit};

struct Playback {
    Cursor cursor;
    bool playing = false;
    Speed speed = Speed::Fit;

    bool operator==(const Playback &) const = default;
};

namespace intent {
struct Play {
}; // from the end: from the start again
struct Pause {
};
struct StepForward {
};
struct StepBack {
};
struct ToStart {
};
struct ToEnd {
};
struct Scrub {
    double t = 0;
};
struct SetSpeed {
    Speed speed = Speed::Fit;
};
struct Faster {
}; // the next named speed up; never starts or pauses
struct Slower {
};
struct Tick {
    double realSeconds = 0;
};
struct NewTrace {
}; // the log is another one: keeps the playhead where it can, never resumes
struct Reset {
}; // start, paused, default speed
} // namespace intent
using Intent = std::variant<intent::Play,
    intent::Pause,
    intent::StepForward,
    intent::StepBack,
    intent::ToStart,
    intent::ToEnd,
    intent::Scrub,
    intent::SetSpeed,
    intent::Faster,
    intent::Slower,
    intent::Tick,
    intent::NewTrace,
    intent::Reset>;

// What the reducer needs to know of the run being played.
struct PlaybackContext {
    const EventLog &log;
    double unitsPerSecond = 1;
};

[[nodiscard]] Playback reduce(
    const Playback &playback, const Intent &intent, const PlaybackContext &context);

// Virtual units that pass in one real second at this speed.
[[nodiscard]] double virtualRate(Speed speed, const PlaybackContext &context);

} // namespace backoff
