// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Who does best and worst among the strategies of the study, as far as its runs can tell.
//
// Two means differ where they lie further apart than two standard errors of their difference;
// nearer ones may be luck. Of one run each nothing is known but that run: its figures count as they
// are.

#pragma once

#include "core/engine/contention.h"

#include <vector>

namespace backoff {

using ContentionRows = std::vector<ContentionRow>;
using Measure = Sample ContentionRow::*; // completion or calls

[[nodiscard]] bool differ(const ContentionRow &a, const ContentionRow &b, Measure measure);

// How a measure ranks the rows, of which there are one or more.
struct Ranking {
    ContentionRows least; // the least mean, and those that don't differ from it, rising
    ContentionRows most; // the most, and those that don't differ from it, falling; none of `least`

    [[nodiscard]] bool allAlike() const { return most.empty(); }
};
[[nodiscard]] Ranking rank(ContentionRows rows, Measure measure);

} // namespace backoff
