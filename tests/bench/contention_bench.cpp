// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A hundred runs of a hundred clients under each strategy: two whole processes side by side, one of
// them plain Python.

#include "tests/bench/benches.h"
#include "tests/bench/child.h"
#include "tests/bench/ratios.h"

namespace backoff {

namespace {

void timeChild(benchmark::State &state, const std::vector<std::string> &commandLine)
{
    const std::string output = scratchFolder() + "/contention";
    for (auto _ : state) {
        const ChildTimes times = runChild(commandLine, output);
        if (!times.ok) {
            state.SkipWithError("the program failed");
            return;
        }
        state.SetIterationTime(times.clock);
    }
}

void study(benchmark::State &state) { timeChild(state, {BACKOFF_CLI, "contention"}); }
void plainPython(benchmark::State &state)
{
    timeChild(state, {BENCH_PYTHON, BENCH_CONTENTION_REFERENCE});
}

} // namespace

void addContentionBench(Ratios &ratios)
{
    ratios.add("study of contention", study, "plain Python", plainPython, 1.0 / 40, TimedBy::Told);
}

} // namespace backoff
