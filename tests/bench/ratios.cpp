// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/ratios.h"

#include <algorithm>
#include <cstdio>
#include <limits>
#include <map>

namespace backoff {

namespace {

struct Least {
    double processor = std::numeric_limits<double>::infinity();
    double clock = std::numeric_limits<double>::infinity();
    double memory = std::numeric_limits<double>::infinity();

    [[nodiscard]] double by(TimedBy timedBy) const
    {
        return timedBy == TimedBy::Processor ? processor : clock;
    }
};

// The usual console table; beside it, each benchmark's shortest time and least memory. On a machine
// that does other things as well the shortest repetition is the least disturbed one.
class LeastReporter : public benchmark::ConsoleReporter
{
public:
    void ReportRuns(const std::vector<Run> &runs) override
    {
        for (const Run &run : runs) {
            if (run.run_type == Run::RT_Iteration && !run.error_occurred) {
                Least &least = m_least[run.run_name.function_name];
                least.processor = std::min(least.processor, run.GetAdjustedCPUTime());
                least.clock = std::min(least.clock, run.GetAdjustedRealTime());
                const auto memory = run.counters.find(memoryCounter);
                if (memory != run.counters.end()) {
                    least.memory = std::min(least.memory, memory->second.value);
                }
            }
        }
        ConsoleReporter::ReportRuns(runs);
    }

    [[nodiscard]] const std::map<std::string, Least> &least() const { return m_least; }

private:
    std::map<std::string, Least> m_least;
};

bool print(const std::string &measured, const std::string &yardstick, double ratio, double atMost)
{
    std::printf("%s / %s: %.2f (at most %g)\n", measured.c_str(), yardstick.c_str(), ratio, atMost);
    return ratio <= atMost;
}

} // namespace

void Ratios::add(const std::string &measured,
    Function measuredFunction,
    const std::string &yardstick,
    Function yardstickFunction,
    double atMost,
    TimedBy timedBy)
{
    auto *const first = benchmark::RegisterBenchmark(measured.c_str(), measuredFunction);
    auto *const second = benchmark::RegisterBenchmark(yardstick.c_str(), yardstickFunction);
    if (timedBy == TimedBy::Processor) {
        first->MeasureProcessCPUTime(); // of every thread: Qt fills large areas in several
        second->MeasureProcessCPUTime();
    } else if (timedBy == TimedBy::Clock) {
        first->UseRealTime();
        second->UseRealTime();
    } else if (timedBy == TimedBy::Told) {
        first->UseManualTime();
        second->UseManualTime();
    }
    m_pairs.push_back({measured, yardstick, atMost, timedBy, {}});
}

void Ratios::boundMemory(const std::string &measured, double atMost)
{
    for (Pair &pair : m_pairs) {
        if (pair.measured == measured) {
            pair.memoryAtMost = atMost;
        }
    }
}

bool Ratios::runAndPrint()
{
    LeastReporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    bool within = true;
    for (const Pair &pair : m_pairs) {
        const auto measured = reporter.least().find(pair.measured);
        const auto yardstick = reporter.least().find(pair.yardstick);
        if (measured == reporter.least().end() || yardstick == reporter.least().end()) {
            continue;
        }
        const Least &ours = measured->second;
        const Least &bare = yardstick->second;
        const double times = ours.by(pair.timedBy) / bare.by(pair.timedBy);
        within = print(pair.measured, pair.yardstick, times, pair.atMost) && within;
        if (pair.memoryAtMost) {
            const double memory = ours.memory / bare.memory;
            const std::string what = "memory of " + pair.measured;
            within = print(what, pair.yardstick, memory, *pair.memoryAtMost) && within;
        }
    }
    return within;
}

} // namespace backoff
