// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Benchmarks in pairs: what is measured, and the bare yardstick beside it. Only their ratio is
// promised, since it is about the same on every machine.
//
// Each bench is a file of its own with one function in benches.h that adds its pairs.

#pragma once

#include <benchmark/benchmark.h>

#include <optional>
#include <string>
#include <vector>

namespace backoff {

// What a pair is timed by: the processor's time of this process, which a busy machine disturbs
// little, the time that passes, or what the benchmark tells itself (SetIterationTime), such as the
// processor's time of another process.
enum class TimedBy { Processor, Clock, Told };

// The counter that a benchmark tells its most memory in.
inline constexpr const char *memoryCounter = "memory";

class Ratios
{
public:
    using Function = void (*)(benchmark::State &);

    void add(const std::string &measured,
        Function measuredFunction,
        const std::string &yardstick,
        Function yardstickFunction,
        double atMost,
        TimedBy timedBy = TimedBy::Processor);

    // Bounds the memory of a pair that was added and whose two benchmarks count it.
    void boundMemory(const std::string &measured, double atMost);

    // Runs every benchmark and prints `measured / yardstick: 1.03 (at most 1.2)` for each pair.
    // Whether every ratio is within its bound; pairs that a filter left out count as within.
    [[nodiscard]] bool runAndPrint();

private:
    struct Pair {
        std::string measured;
        std::string yardstick;
        double atMost = 0;
        TimedBy timedBy = TimedBy::Processor;
        std::optional<double> memoryAtMost;
    };
    std::vector<Pair> m_pairs;
};

} // namespace backoff
