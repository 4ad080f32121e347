// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Clients that update one row under optimistic concurrency control, as in AWS's study of 2015
// ("Exponential Backoff And Jitter"): how many calls it takes until each has succeeded, and when.
//
// A client reads the row's version and writes with it; the row refuses a write whose version is no
// longer current. Every message travels a hop of |normalvariate(10, 2)| ms. After its k-th refusal
// (k = 1, 2, ...) a client waits below min(2000, 5 * 2^k) ms and reads again, without a limit.
// Messages are handled as they arrive, by (time, client); handling one draws the next hop, then,
// for a refusal, the backoff. The same settings give the same numbers everywhere, whatever the
// number of threads.

#pragma once

#include "core/engine/long_work.h"
#include "core/engine/result.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace backoff {

// c = min(2000, 5 * 2^k).
enum class Backoff {
    None, // c, without jitter
    Equal, // c/2 + uniform(0, c/2)
    Full, // uniform(0, c)
    Decorrelated, // min(2000, uniform(5, 3 * previous)), previous first 5
    NoBackoff, // 0: reads again at once
};
inline constexpr Backoff allBackoffs[]
    = {Backoff::None, Backoff::Equal, Backoff::Full, Backoff::Decorrelated, Backoff::NoBackoff};

// The names of the command line: `none`, `equal`, `full`, `decorrelated`, `no-backoff`.
[[nodiscard]] std::string_view nameOf(Backoff backoff);

struct ContentionSettings {
    std::int64_t clients = 100; // 1 to maxContentionClients
    std::int64_t runs = 100; // of each strategy, 1 to maxContentionRuns
    std::uint64_t seed = 20260717;

    bool operator==(const ContentionSettings &) const = default;
};

// Without a wait between them, the calls of a run grow with the square of the clients.
inline constexpr std::int64_t maxContentionClients = 10'000;
inline constexpr std::int64_t maxContentionRuns = 1'000'000;

[[nodiscard]] std::vector<Error> validate(const ContentionSettings &settings);

struct ContentionRun {
    double completion = 0; // ms: when the last answer arrives
    std::int64_t calls = 0; // writes

    bool operator==(const ContentionRun &) const = default;
};

// One run, on PythonRandom(seed). Empty where it was told to stop.
[[nodiscard]] std::optional<ContentionRun> contend(
    Backoff backoff, std::int64_t clients, std::uint64_t seed, const std::stop_token &stop = {});

// Of several runs: sums go through them in order; the deviation (n - 1, two passes) is empty for
// one run.
struct Sample {
    double mean = 0;
    std::optional<double> deviation;

    bool operator==(const Sample &) const = default;
};

struct ContentionRow {
    Backoff backoff = Backoff::None;
    std::int64_t clients = 0;
    std::int64_t runs = 0;
    Sample completion; // ms
    Sample calls;

    bool operator==(const ContentionRow &) const = default;
};

// A row for each of allBackoffs, in that order. Run i draws from PythonRandom(streamOf(seed, i)),
// the same for each strategy. The settings must be within their bounds. Empty where the work was
// told to stop.
[[nodiscard]] std::optional<std::vector<ContentionRow>> runContention(
    const ContentionSettings &settings, const LongWork &work = {});

} // namespace backoff
