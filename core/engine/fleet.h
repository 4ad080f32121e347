// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The thundering herd: clients that fail together at time 0 and retry by one policy, each with
// draws of its own (streams.h), against a service that is down until the outage ends and then
// serves so many calls a bin of time, the earliest first.
//
// Calls are taken in the order (time, client) and take no time. Bin k holds the calls with
// floor(time / bin) = k. A call before the outage's end fails and uses no capacity; after it, what
// is above a bin's capacity fails. Times are in the policy's unit. The same policy and settings
// give the same value everywhere, whatever the number of threads.
//
// Its cost is linear in the calls. Besides the histogram it takes less than 40 bytes a client (8
// where clients don't compete), whatever the attempts.

#pragma once

#include "core/engine/experiment.h"
#include "core/engine/long_work.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace backoff {

struct FleetBin {
    std::int64_t calls = 0;
    std::int64_t served = 0;

    [[nodiscard]] std::int64_t failed() const { return calls - served; }

    bool operator==(const FleetBin &) const = default;
};

// What happened to a fleet. Where nobody recovered (or there is nobody) the three times are empty.
struct FleetRun {
    std::vector<FleetBin> bins; // from 0 to the last with a call, empty ones too
    std::int64_t firstBinPeak = 0; // all calls of bin 0
    std::int64_t laterPeak = 0; // the most of any other bin
    std::int64_t calls = 0;
    std::int64_t recovered = 0; // clients
    std::int64_t exhausted = 0;
    std::int64_t wasted = 0; // calls that failed
    std::optional<double> lastSuccess;
    std::optional<double> p50; // of the recovered: the ceil(0.5 n)-th smallest time to success
    std::optional<double> p99;

    bool operator==(const FleetRun &) const = default;
};

// A histogram of more is refused: a bin is too short for how long the fleet lives.
inline constexpr std::int64_t maxFleetBins = 10'000'000;

// The policy and the settings must be valid. Empty where the work was told to stop; the Error
// TooManyBins, at Field::Bin, as soon as a call lies beyond the last bin that is accepted.
//
// Several threads help where clients don't depend on each other: with no capacity, or with one that
// serves everybody in a bin, or with a service that never recovers.
[[nodiscard]] std::optional<Result<FleetRun>> runFleet(
    const Policy &policy, const FleetSettings &settings, const LongWork &work = {});

} // namespace backoff
