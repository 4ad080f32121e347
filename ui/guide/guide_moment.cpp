// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/guide/guide_moment.h"

#include <algorithm>

namespace backoff {

static GuidePlace placeOf(Phase phase)
{
    switch (phase) {
    case Phase::NotStarted:
        return GuidePlace::Start;
    case Phase::Calling:
        return GuidePlace::Call;
    case Phase::Answered:
    case Phase::Waiting:
        return GuidePlace::Wait;
    case Phase::WaitOver:
        return GuidePlace::WaitOver;
    case Phase::Finished:
        return GuidePlace::End;
    }
    return GuidePlace::Start;
}

GuideMoment guideMomentAt(const RunResult &result, const Cursor &cursor)
{
    const LaneState lane = stateAt(result.trace, result.events, cursor).jittered;
    GuideMoment moment {placeOf(lane.phase), lane.attempt, std::nullopt};
    const std::int64_t retries = result.policy().attempts - 1;
    if (retries > 0) {
        const std::int64_t last = moment.place == GuidePlace::End ? lane.attempt - 1 : lane.attempt;
        moment.retry = std::clamp<std::int64_t>(last, 1, retries);
    }
    return moment;
}

} // namespace backoff
