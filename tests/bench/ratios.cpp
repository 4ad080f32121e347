// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/ratios.h"

#include <algorithm>
#include <cstdio>
#include <limits>
#include <map>

namespace backoff {

namespace {

struct Times {
    double processor = std::numeric_limits<double>::infinity();
    double clock = std::numeric_limits<double>::infinity();

    [[nodiscard]] double by(TimedBy timedBy) const
    {
        return timedBy == TimedBy::Processor ? processor : clock;
    }
};

// The usual console table; beside it, each benchmark's shortest time. On a machine that does other
// things as well the shortest repetition is the least disturbed one.
class ShortestTimes : public benchmark::ConsoleReporter
{
public:
    void ReportRuns(const std::vector<Run> &runs) override
    {
        for (const Run &run : runs) {
            if (run.run_type == Run::RT_Iteration && !run.error_occurred) {
                Times &times = m_times[run.run_name.function_name];
                times.processor = std::min(times.processor, run.GetAdjustedCPUTime());
                times.clock = std::min(times.clock, run.GetAdjustedRealTime());
            }
        }
        ConsoleReporter::ReportRuns(runs);
    }

    [[nodiscard]] const std::map<std::string, Times> &times() const { return m_times; }

private:
    std::map<std::string, Times> m_times;
};

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
    if (timedBy == TimedBy::Clock) {
        first->UseRealTime();
        second->UseRealTime();
    }
    m_pairs.push_back({measured, yardstick, atMost, timedBy});
}

bool Ratios::runAndPrint()
{
    ShortestTimes reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    bool within = true;
    for (const Pair &pair : m_pairs) {
        const auto measured = reporter.times().find(pair.measured);
        const auto yardstick = reporter.times().find(pair.yardstick);
        if (measured == reporter.times().end() || yardstick == reporter.times().end()) {
            continue;
        }
        const double ratio = measured->second.by(pair.timedBy) / yardstick->second.by(pair.timedBy);
        std::printf("%s / %s: %.2f (at most %g)\n",
            pair.measured.c_str(),
            pair.yardstick.c_str(),
            ratio,
            pair.atMost);
        within = within && ratio <= pair.atMost;
    }
    return within;
}

} // namespace backoff
