// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A million clients with ten attempts: beside a bare loop where capacity is unlimited, beside a
// queue of events where it is not. And a call's cost among ten million clients beside its cost
// among a hundred thousand.

#include "core/engine/fleet.h"
#include "tests/bench/benches.h"
#include "tests/bench/child.h"
#include "tests/bench/fleet_yardsticks.h"
#include "tests/bench/ratios.h"

namespace backoff {

namespace {

constexpr double callsServedASecond = 120'000;
constexpr std::int64_t servedABin = 30'000; // of 0.25 s

FleetRun herd(std::int64_t clients, std::optional<double> capacity)
{
    Policy policy;
    policy.attempts = 10;
    const auto run = runFleet(policy, {.clients = clients, .capacity = capacity});
    return run->value();
}

YardstickResult figuresOf(const FleetRun &run)
{
    return {run.calls, run.recovered, *run.lastSuccess, *run.p50, *run.p99};
}

void unlimited(benchmark::State &state)
{
    if (figuresOf(herd(10'000, {})) != bareFleet({.clients = 10'000})) {
        state.SkipWithError("the bare loop does something else");
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(herd(1'000'000, {}));
    }
}

void bareLoop(benchmark::State &state)
{
    for (auto _ : state) {
        benchmark::DoNotOptimize(bareFleet({}));
    }
}

void timeProcess(benchmark::State &state, const std::vector<std::string> &commandLine)
{
    for (auto _ : state) {
        const ChildTimes times = runChild(commandLine, scratchFolder() + "/fleet");
        if (!times.ok) {
            state.SkipWithError("the program failed");
            return;
        }
        state.SetIterationTime(times.processor);
    }
}

void wholeProcess(benchmark::State &state)
{
    timeProcess(state,
        {BACKOFF_CLI,
            "fleet",
            "--clients=1000000",
            "--attempts=10",
            "--capacity=none",
            "--threads=1",
            "--format=csv"});
}

void bareProcess(benchmark::State &state) { timeProcess(state, {BENCH_BARE_FLEET}); }

void limited(benchmark::State &state)
{
    const FleetRun run = herd(100'000, callsServedASecond);
    if (figuresOf(run) != queueOfEvents({.clients = 100'000, .servedABin = servedABin})) {
        state.SkipWithError("the queue of events does something else");
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(herd(1'000'000, callsServedASecond));
    }
}

void eventQueue(benchmark::State &state)
{
    for (auto _ : state) {
        benchmark::DoNotOptimize(queueOfEvents({.servedABin = servedABin}));
    }
}

void tenMillion(benchmark::State &state)
{
    for (auto _ : state) {
        benchmark::DoNotOptimize(herd(10'000'000, {}));
    }
}

// As many clients in all, so that the two times are those of as many calls.
void hundredTimesAHundredThousand(benchmark::State &state)
{
    for (auto _ : state) {
        for (int i = 0; i < 100; ++i) {
            benchmark::DoNotOptimize(herd(100'000, {}));
        }
    }
}

} // namespace

void addFleetBench(Ratios &ratios)
{
    ratios.add("fleet of 1,000,000, unlimited capacity",
        unlimited,
        "bare loop of draws, bins and percentiles",
        bareLoop,
        1.5);
    ratios.add("fleet of 1,000,000, whole process",
        wholeProcess,
        "bare loop, whole process",
        bareProcess,
        1.5,
        TimedBy::Told);
    ratios.add("fleet of 1,000,000 with a capacity",
        limited,
        "std::priority_queue of events",
        eventQueue,
        1.0 / 3);
    ratios.add("a fleet of 10,000,000",
        tenMillion,
        "100 fleets of 100,000",
        hundredTimesAHundredThousand,
        1.2);
}

} // namespace backoff
