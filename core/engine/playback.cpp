// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/playback.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <ranges>

namespace backoff {

namespace {

constexpr double longestFrame = 0.5; // seconds of real time
constexpr double fitSeconds = 10;

std::int64_t lastIndex(const EventLog &log) { return static_cast<std::int64_t>(log.size()) - 1; }

Cursor cursorOn(const EventLog &log, std::int64_t index)
{
    const std::int64_t kept = std::clamp<std::int64_t>(index, 0, lastIndex(log));
    return {kept, log[static_cast<std::size_t>(kept)].t};
}

bool atEnd(const Cursor &cursor, const EventLog &log) { return cursor.index == lastIndex(log); }

// Whether the cursor's time lies between its event and the next one.
bool holds(const EventLog &log, const Cursor &cursor)
{
    if (cursor.index > lastIndex(log) || log[static_cast<std::size_t>(cursor.index)].t > cursor.t) {
        return false;
    }
    const Cursor next = cursorOn(log, cursor.index + 1);
    return atEnd(cursor, log) ? cursor.t == next.t : cursor.t <= next.t;
}

double factorOf(Speed speed)
{
    switch (speed) {
    case Speed::Quarter:
        return 0.25;
    case Speed::Half:
        return 0.5;
    case Speed::One:
        return 1;
    case Speed::Two:
        return 2;
    case Speed::Five:
        return 5;
    case Speed::Ten:
        return 10;
    case Speed::Fit:
        break;
    }
    return 0;
}

constexpr Speed ladder[]
    = {Speed::Quarter, Speed::Half, Speed::One, Speed::Two, Speed::Five, Speed::Ten};

// The next step of the ladder that really is faster; Fit stands outside of it, at a rate that
// depends on the run. Where there is none the speed stays.
Speed fasterThan(Speed speed, const PlaybackContext &context)
{
    const double rate = virtualRate(speed, context);
    const auto next = std::ranges::find_if(
        ladder, [&](Speed step) { return virtualRate(step, context) > rate; });
    return next == std::end(ladder) ? speed : *next;
}

Speed slowerThan(Speed speed, const PlaybackContext &context)
{
    const double rate = virtualRate(speed, context);
    const auto down = std::views::reverse(ladder);
    const auto next
        = std::ranges::find_if(down, [&](Speed step) { return virtualRate(step, context) < rate; });
    return next == std::end(down) ? speed : *next;
}

// One overload an intent: takes the state, returns the next.
struct Reducer {
    Playback now;
    const PlaybackContext &context;

    Playback operator()(intent::Play) const
    {
        Playback next = now;
        if (atEnd(now.cursor, context.log)) {
            next.cursor = cursorOn(context.log, 0);
        }
        next.playing = true;
        if (context.log.back().t <= 0) { // nothing to play through: at the end at once
            return pausedAt(cursorOn(context.log, lastIndex(context.log)));
        }
        return next;
    }
    Playback operator()(intent::Pause) const { return pausedAt(now.cursor); }
    Playback operator()(intent::StepForward) const
    {
        return pausedAt(cursorOn(context.log, now.cursor.index + 1));
    }
    Playback operator()(intent::StepBack) const
    {
        // Between two events, the step back goes to the event that was passed.
        const Cursor onEvent = cursorOn(context.log, now.cursor.index);
        return pausedAt(
            now.cursor.t > onEvent.t ? onEvent : cursorOn(context.log, now.cursor.index - 1));
    }
    Playback operator()(intent::ToStart) const { return pausedAt(cursorOn(context.log, 0)); }
    Playback operator()(intent::ToEnd) const
    {
        return pausedAt(cursorOn(context.log, lastIndex(context.log)));
    }
    Playback operator()(intent::Scrub scrub) const
    {
        return pausedAt(cursorAt(context.log, scrub.t));
    }
    Playback operator()(intent::SetSpeed set) const { return withSpeed(set.speed); }
    Playback operator()(intent::Faster) const { return withSpeed(fasterThan(now.speed, context)); }
    Playback operator()(intent::Slower) const { return withSpeed(slowerThan(now.speed, context)); }
    Playback operator()(intent::Tick tick) const
    {
        if (!now.playing || !(tick.realSeconds > 0)) {
            return now;
        }
        const double elapsed
            = std::min(tick.realSeconds, longestFrame) * virtualRate(now.speed, context);
        Playback next = now;
        next.cursor = cursorAt(context.log, now.cursor.t + elapsed);
        next.playing = !atEnd(next.cursor, context.log);
        return next;
    }
    Playback operator()(intent::NewTrace) const
    {
        const bool stillThere = holds(context.log, now.cursor);
        return pausedAt(stillThere ? now.cursor : cursorAt(context.log, now.cursor.t));
    }
    Playback operator()(intent::Reset) const
    {
        return {cursorOn(context.log, 0), false, Speed::Fit};
    }

private:
    Playback pausedAt(Cursor cursor) const { return {cursor, false, now.speed}; }
    Playback withSpeed(Speed speed) const { return {now.cursor, now.playing, speed}; }
};

} // namespace

Playback reduce(const Playback &playback, const Intent &intent, const PlaybackContext &context)
{
    return std::visit(Reducer {playback, context}, intent);
}

double virtualRate(Speed speed, const PlaybackContext &context)
{
    if (speed == Speed::Fit) {
        return context.log.back().t / fitSeconds;
    }
    return factorOf(speed) * context.unitsPerSecond;
}

} // namespace backoff
