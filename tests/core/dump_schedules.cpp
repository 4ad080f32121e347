// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Policies on stdin, their schedules on stdout, every double in C99 hex: what
// check_against_cpython.py compares with CPython.
//
// A line in: seed base multiplier cap|none attempts jitter placement spread offsets, blanks
// between. A line out: modelled, jittered, least and most of each retry; then both totals, eight
// random() and four normalvariate(10, 2) of the same seed.

#include "core/engine/random.h"
#include "core/engine/schedule.h"

#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>

using namespace backoff;

namespace {

bool read(const std::string &line, Policy &policy)
{
    std::istringstream words(line);
    std::string seed, base, multiplier, cap, attempts, jitter, placement, spread, offsets;
    words >> seed >> base >> multiplier >> cap >> attempts >> jitter >> placement >> spread
        >> offsets;
    const auto number = [](const std::string &text) { return parseNumber(text, Field::Base); };
    if (!words || !parseSeed(seed) || !number(base) || !number(multiplier) || !number(spread)
        || !parseInteger(attempts, Field::Attempts) || !parseJitter(jitter)
        || !parseCapPlacement(placement) || !parseOffsets(offsets)) {
        return false;
    }
    policy = {.base = *number(base),
        .multiplier = *number(multiplier),
        .cap = cap == "none" ? std::optional<double> {} : *number(cap),
        .attempts = *parseInteger(attempts, Field::Attempts),
        .jitter = *parseJitter(jitter),
        .capPlacement = *parseCapPlacement(placement),
        .spread = *number(spread),
        .offsets = *parseOffsets(offsets),
        .seed = *parseSeed(seed)};
    return true;
}

void write(const Policy &policy)
{
    const Schedule schedule = makeSchedule(policy);
    for (const ScheduleRow &row : schedule) {
        std::printf("%a %a %a %a ", row.modelled, row.jittered, row.least, row.most);
    }
    if (!schedule.empty()) {
        std::printf("%a %a ", schedule.back().modelledTotal, schedule.back().jitteredTotal);
    }
    PythonRandom random(policy.seed);
    for (int i = 0; i < 8; ++i) {
        std::printf("%a ", random.random());
    }
    for (int i = 0; i < 4; ++i) {
        std::printf("%a ", random.normalvariate(10, 2));
    }
    std::printf("\n");
}

} // namespace

int main()
{
    std::string line;
    while (std::getline(std::cin, line)) {
        Policy policy;
        if (!read(line, policy) || !validate(policy, commandLineLimits).empty()) {
            std::fprintf(stderr, "unusable policy: %s\n", line.c_str());
            return 2;
        }
        write(policy);
    }
    return 0;
}
