// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A draw of PythonRandom beside the least that any 53-bit draw from std::mt19937 can cost.

#include "core/engine/random.h"
#include "tests/bench/benches.h"
#include "tests/bench/ratios.h"

#include <random>

namespace backoff {

namespace {

constexpr int drawsAnIteration = 10'000;

void draw(benchmark::State &state)
{
    PythonRandom random(20260717);
    for (auto _ : state) {
        double sum = 0;
        for (int i = 0; i < drawsAnIteration; ++i) {
            sum += random.random();
        }
        benchmark::DoNotOptimize(sum);
    }
}

void rawLoop(benchmark::State &state)
{
    std::mt19937 engine(20260717);
    for (auto _ : state) {
        double sum = 0;
        for (int i = 0; i < drawsAnIteration; ++i) {
            const auto high = static_cast<double>(engine() >> 5);
            const auto low = static_cast<double>(engine() >> 6);
            sum += (high * 0x1p26 + low) * 0x1p-53;
        }
        benchmark::DoNotOptimize(sum);
    }
}

} // namespace

void addDrawBench(Ratios &ratios)
{
    ratios.add("draw", draw, "raw mt19937 53-bit loop", rawLoop, 1.2);
}

} // namespace backoff
