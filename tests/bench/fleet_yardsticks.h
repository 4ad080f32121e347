// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the engine's fleets are measured against: full jitter and doubling alone, in seconds,
// nothing checked, nothing told.

#pragma once

#include <cstdint>

namespace backoff {

struct YardstickFleet {
    std::int64_t clients = 1'000'000;
    std::uint32_t attempts = 10;
    double base = 0.5;
    double cap = 30;
    double outage = 4;
    double bin = 0.25;
    std::int64_t servedABin = 0; // 0: all
    std::uint64_t seed = 20260717;
};

// So that nothing is optimised away, and that both sides can be seen to do the same.
struct YardstickResult {
    std::int64_t calls = 0;
    std::int64_t recovered = 0;
    double last = 0;
    double p50 = 0;
    double p99 = 0;

    bool operator==(const YardstickResult &) const = default;
};

// A bare loop over clients: draws, bins and percentiles. There is no capacity.
[[nodiscard]] YardstickResult bareFleet(const YardstickFleet &fleet);

// A std::priority_queue of events by (time, client).
[[nodiscard]] YardstickResult queueOfEvents(const YardstickFleet &fleet);

} // namespace backoff
