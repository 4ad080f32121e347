// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// From the start of the process to the first paint, and the most memory until then: backofflab
// beside the least program with a chart.

#include "tests/bench/benches.h"
#include "tests/bench/child.h"
#include "tests/bench/ratios.h"

#include <fstream>

namespace backoff {

namespace {

void timeStart(benchmark::State &state, const std::string &program)
{
    const std::string output = scratchFolder() + "/memory";
    double memory = 0;
    for (auto _ : state) {
        const ChildTimes times = runChild({program}, output);
        if (!times.ok) {
            state.SkipWithError("the program failed");
            return;
        }
        state.SetIterationTime(times.processor);
        std::ifstream(output) >> memory;
    }
    state.counters[memoryCounter] = memory;
}

void backofflab(benchmark::State &state) { timeStart(state, BENCH_START); }
void bareWindow(benchmark::State &state) { timeStart(state, BENCH_BARE_WINDOW); }

} // namespace

void addStartBench(Ratios &ratios)
{
    ratios.add("start to first paint",
        backofflab,
        "bare window with a chart",
        bareWindow,
        3,
        TimedBy::Told);
    ratios.boundMemory("start to first paint", 2);
}

} // namespace backoff
