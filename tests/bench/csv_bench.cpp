// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A million attempts as CSV and as TSV, from the command line to the file: two whole processes side
// by side.

#include "core/engine/schedule.h"
#include "tests/bench/benches.h"
#include "tests/bench/child.h"
#include "tests/bench/ratios.h"

#include <fstream>

namespace backoff {

namespace {

std::string writeNumbers()
{
    Policy policy;
    policy.attempts = 1'000'000;
    std::vector<double> numbers;
    for (const ScheduleRow &row : makeSchedule(policy)) {
        numbers.insert(numbers.end(),
            {static_cast<double>(row.retry),
                row.modelled,
                row.jittered,
                row.modelledTotal,
                row.jitteredTotal,
                row.least,
                row.most});
    }
    const std::string path = scratchFolder() + "/numbers";
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char *>(numbers.data()),
            static_cast<std::streamsize>(numbers.size() * sizeof(double)));
    return path;
}

void timeChild(benchmark::State &state, const std::vector<std::string> &commandLine)
{
    const std::string output = scratchFolder() + "/out.csv";
    for (auto _ : state) {
        const ChildTimes times = runChild(commandLine, output);
        if (!times.ok) {
            state.SkipWithError("the program failed");
            return;
        }
        state.SetIterationTime(times.processor);
    }
}

void exportAs(benchmark::State &state, const std::string &format)
{
    timeChild(state, {BACKOFF_CLI, "schedule", "--attempts", "1000000", "--format", format});
}

void csv(benchmark::State &state) { exportAs(state, "csv"); }
void tsv(benchmark::State &state) { exportAs(state, "tsv"); }

void bareLoop(benchmark::State &state)
{
    static const std::string numbers = writeNumbers();
    timeChild(state, {BENCH_BARE_CSV, numbers});
}

} // namespace

void addCsvBench(Ratios &ratios)
{
    constexpr auto yardstick = "bare loop of to_chars and one write";
    ratios.add(
        "schedule of 1,000,000 attempts as csv", csv, yardstick, bareLoop, 1.5, TimedBy::Told);
    ratios.add(
        "schedule of 1,000,000 attempts as tsv", tsv, yardstick, bareLoop, 1.5, TimedBy::Told);
}

} // namespace backoff
