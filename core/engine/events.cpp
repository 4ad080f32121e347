// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/events.h"

#include <algorithm>
#include <tuple>

namespace backoff {

namespace {

void appendLane(EventLog &log, const Lane &lane, LaneId id)
{
    for (const Attempt &attempt : lane.attempts) {
        log.push_back({attempt.startsAt, id, EventKind::CallStarts, attempt.number});
        log.push_back({attempt.answeredAt, id, EventKind::CallAnswers, attempt.number});
        if (attempt.hasWait()) {
            log.push_back({attempt.answeredAt, id, EventKind::WaitStarts, attempt.number});
            log.push_back({attempt.elapsed, id, EventKind::WaitEnds, attempt.number});
        }
    }
}

// The lane's state once `count` of its events have happened. Every attempt has four events; the
// last has no wait, so two.
LaneState stateAfter(const Lane &lane, std::int64_t count)
{
    if (count == 0) {
        return {};
    }
    const std::int64_t attempt = (count - 1) / 4 + 1;
    const auto kind = static_cast<EventKind>((count - 1) % 4);
    switch (kind) {
    case EventKind::CallStarts:
        return {Phase::Calling, attempt};
    case EventKind::CallAnswers: {
        const bool last = attempt == static_cast<std::int64_t>(lane.attempts.size());
        return {last ? Phase::Finished : Phase::Answered, attempt};
    }
    case EventKind::WaitStarts:
        return {Phase::Waiting, attempt};
    case EventKind::WaitEnds:
        return {Phase::WaitOver, attempt};
    }
    return {};
}

} // namespace

EventLog mergedEvents(const Trace &trace)
{
    EventLog log;
    log.reserve(4 * (trace.modelled.attempts.size() + trace.jittered.attempts.size()));
    appendLane(log, trace.modelled, LaneId::Modelled);
    const auto middle = static_cast<std::ptrdiff_t>(log.size());
    appendLane(log, trace.jittered, LaneId::Jittered);
    // Stable: within a lane, and of one instant, events keep their order, modelled first.
    std::inplace_merge(
        log.begin(), log.begin() + middle, log.end(), [](const Event &a, const Event &b) {
            return std::tie(a.t, a.lane) < std::tie(b.t, b.lane);
        });
    std::int64_t seen[2] = {0, 0};
    for (Event &event : log) {
        const bool modelled = event.lane == LaneId::Modelled;
        event.othersBefore = seen[modelled ? 1 : 0];
        ++seen[modelled ? 0 : 1];
    }
    return log;
}

double endOf(const Trace &trace) { return std::max(trace.modelled.end, trace.jittered.end); }

Cursor cursorAt(const EventLog &log, double t)
{
    const double kept = std::clamp(t, log.front().t, log.back().t);
    const auto after
        = std::upper_bound(log.begin(), log.end(), kept, [](double time, const Event &event) {
              return time < event.t;
          });
    return {after - log.begin() - 1, kept};
}

State stateAt(const Trace &trace, const EventLog &log, Cursor cursor)
{
    const Event &event = log[static_cast<std::size_t>(cursor.index)];
    const std::int64_t others = event.othersBefore;
    const std::int64_t own = cursor.index + 1 - others;
    const bool modelled = event.lane == LaneId::Modelled;
    return {cursor.t,
        stateAfter(trace.modelled, modelled ? own : others),
        stateAfter(trace.jittered, modelled ? others : own)};
}

State stateAt(const Trace &trace, const EventLog &log, double t)
{
    return stateAt(trace, log, cursorAt(log, t));
}

} // namespace backoff
