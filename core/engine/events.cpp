// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/events.h"

#include <algorithm>
#include <tuple>

namespace backoff {

namespace {

// Stable: within a lane, and of one instant, events keep their order, the log's first.
void mergeLane(EventLog &log, const Lane &lane, LaneId id)
{
    const auto middle = static_cast<std::ptrdiff_t>(log.size());
    for (const Attempt &attempt : lane.attempts) {
        log.push_back({attempt.startsAt, id, EventKind::CallStarts, attempt.number});
        log.push_back({attempt.answeredAt, id, EventKind::CallAnswers, attempt.number});
        if (attempt.hasWait()) {
            log.push_back({attempt.answeredAt, id, EventKind::WaitStarts, attempt.number});
            log.push_back({attempt.elapsed, id, EventKind::WaitEnds, attempt.number});
        }
    }
    std::inplace_merge(
        log.begin(), log.begin() + middle, log.end(), [](const Event &a, const Event &b) {
            return std::tie(a.t, a.lane) < std::tie(b.t, b.lane);
        });
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

EventLog mergedEvents(const Trace &trace, const Lane *pinned)
{
    EventLog log;
    const std::size_t attempts = trace.modelled.attempts.size() + trace.jittered.attempts.size()
        + (pinned ? pinned->attempts.size() : 0);
    log.reserve(4 * attempts);
    mergeLane(log, trace.modelled, LaneId::Modelled);
    mergeLane(log, trace.jittered, LaneId::Jittered);
    if (pinned) {
        mergeLane(log, *pinned, LaneId::Pinned);
    }
    std::array<std::int64_t, laneCount> happened {};
    for (Event &event : log) {
        ++happened[static_cast<std::size_t>(event.lane)];
        event.happened = happened;
    }
    return log;
}

double endOf(const Trace &trace) { return std::max(trace.modelled.end, trace.jittered.end); }

double endOf(const EventLog &log) { return log.back().t; }

Cursor cursorAt(const EventLog &log, double t)
{
    const double kept = std::clamp(t, log.front().t, log.back().t);
    const auto after
        = std::upper_bound(log.begin(), log.end(), kept, [](double time, const Event &event) {
              return time < event.t;
          });
    return {after - log.begin() - 1, kept};
}

LaneState laneStateAt(const Lane &lane, LaneId id, const EventLog &log, const Cursor &cursor)
{
    const Event &event = log[static_cast<std::size_t>(cursor.index)];
    return stateAfter(lane, event.happened[static_cast<std::size_t>(id)]);
}

State stateAt(const Trace &trace, const EventLog &log, Cursor cursor)
{
    return {cursor.t,
        laneStateAt(trace.modelled, LaneId::Modelled, log, cursor),
        laneStateAt(trace.jittered, LaneId::Jittered, log, cursor)};
}

State stateAt(const Trace &trace, const EventLog &log, double t)
{
    return stateAt(trace, log, cursorAt(log, t));
}

} // namespace backoff
