// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Is that luck? What a policy waits in a run, over a thousand seeds instead of one.
//
// The runs take the seeds |seed|, |seed| + 1, ..., |seed| + 999 (past 2^64 too, as CPython counts).
// A strategy that draws nothing waits the same with every seed.

#pragma once

#include "core/engine/long_work.h"
#include "core/engine/policy.h"
#include "core/engine/random.h"
#include "core/engine/scenario.h"

#include <cstdint>
#include <optional>

namespace backoff {

inline constexpr std::int64_t luckSeeds = 1000;

// random.Random(|seed| + index) of the policy's seed.
[[nodiscard]] PythonRandom luckGenerator(const Policy &policy, std::int64_t index);

// Of the waits of a whole run, in the policy's unit. Percentiles are by nearest rank.
struct Luck {
    double mean = 0; // the sum in the order of the seeds, divided
    double p5 = 0;
    double p95 = 0;

    bool operator==(const Luck &) const = default;
};

// Policy and scenario must be valid. Empty where the work was told to stop; the same value with any
// number of threads.
[[nodiscard]] std::optional<Luck> luckOf(
    const Policy &policy, const Scenario &scenario, const LongWork &work = {});

} // namespace backoff
