// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The retry policy: how long to wait before each retry, and how many attempts there are.
//
// A plain value. Durations are in the policy's unit. attempts counts calls in all, the first one
// included: 1 call + (attempts - 1) retries. validate() reports every problem at once, so that a
// form can mark each field; notices() says what is legal but worth a word.

#pragma once

#include "core/engine/result.h"
#include "core/engine/units.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace backoff {

enum class Jitter { None, Full, Equal, Decorrelated, Proportional, Offsets };
inline constexpr Jitter allJitters[] = {Jitter::None,
    Jitter::Full,
    Jitter::Equal,
    Jitter::Decorrelated,
    Jitter::Proportional,
    Jitter::Offsets};

// Whether proportional jitter is drawn after the ceiling was capped (and may exceed the cap) or
// before (and fades away at the cap).
enum class CapPlacement { After, Before };

struct Policy {
    double base = 0.5;
    double multiplier = 2;
    std::optional<double> cap = 30; // none: no ceiling
    std::int64_t attempts = 6;
    Jitter jitter = Jitter::Full;
    CapPlacement capPlacement = CapPlacement::After;
    double spread = 0.5; // of proportional
    std::vector<double> offsets = {0.2, 0.9, 0.5}; // of fixed offsets, each in [0, 1]
    std::uint64_t seed = 20260717;
    Unit unit = Unit::Seconds;

    bool operator==(const Policy &) const = default;
};

// What the two programs accept; everything else about an experiment is the same for both.
struct Limits {
    std::int64_t maxAttempts = 10'000;
    std::int64_t maxClients = 1'000'000; // of a fleet
};
inline constexpr Limits windowLimits {10'000, 1'000'000};
inline constexpr Limits commandLineLimits {1'000'000, 10'000'000};

// base * multiplier^(retry-1) without a cap; infinity where a double cannot hold it. retry >= 1.
// Powers of two are exact; other multipliers are raised in double-double and rounded once.
[[nodiscard]] double rawDelay(const Policy &policy, std::int64_t retry);

// The modelled delay before retry 1, 2, ...: min(cap, rawDelay).
[[nodiscard]] double ceiling(const Policy &policy, std::int64_t retry);

[[nodiscard]] std::vector<Error> validate(const Policy &policy, Limits limits);

enum class Notice {
    CapBelowBase, // every ceiling is the cap
    CapAtFirstRetry, // the cap is reached at retry 1: no growth will show
    Shrinks, // multiplier below 1
    Constant, // multiplier 1
};
[[nodiscard]] std::vector<Notice> notices(const Policy &policy);

// The names of the command line and of session files.
[[nodiscard]] std::string_view nameOf(Jitter jitter);
[[nodiscard]] std::string_view nameOf(CapPlacement placement);
[[nodiscard]] std::string_view nameOf(Unit unit);
[[nodiscard]] Result<Jitter> parseJitter(std::string_view text);
[[nodiscard]] Result<CapPlacement> parseCapPlacement(std::string_view text);

// `0.2,0.9,0.5`: the comma separates, decimals take a point.
[[nodiscard]] Result<std::vector<double>> parseOffsets(std::string_view text);

} // namespace backoff
