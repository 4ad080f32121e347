// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Which retry the guide speaks of, and where the playhead is in its attempt.

#pragma once

#include "ui/run_result.h"

#include <cstdint>
#include <optional>

namespace backoff {

enum class GuidePlace {
    Start, // nothing has been called
    Call, // a call is made
    Wait, // the attempt has failed, its wait goes on
    WaitOver, // the next call comes next
    End, // the run has ended
};

struct GuideMoment {
    GuidePlace place = GuidePlace::Start;
    std::int64_t attempt = 0; // the last that was made; 0 at the start
    std::optional<std::int64_t> retry; // none where the policy has one attempt

    bool operator==(const GuideMoment &) const = default;
};

// Of the lane with jitter. In a wait its own retry; while a call is made the one that would follow,
// or, of the last attempt there is, the one before; after the end the last that was waited.
[[nodiscard]] GuideMoment guideMomentAt(const RunResult &result, const Cursor &cursor);

} // namespace backoff
