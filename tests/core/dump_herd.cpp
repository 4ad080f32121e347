// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Herds and runs of contention on stdin, their results on stdout, every double in C99 hex: what
// check_herd_against_python.py compares with plain Python. A line in, blanks between, and a line
// out:
//
//   run BACKOFF CLIENTS SEED           completion and calls
//   study CLIENTS RUNS SEED            means and deviations of both, of each strategy in turn
//   fleet JITTER BASE CAP|none ATTEMPTS SEED CLIENTS OUTAGE|never CAPACITY|none BIN
//                                      last success, p50, p99; then calls and served of each bin
//   luck JITTER BASE CAP|none ATTEMPTS SEED DOWN_UNTIL
//                                      mean, p5, p95 of the waits of a run in a timed outage

#include "core/engine/contention.h"
#include "core/engine/fleet.h"
#include "core/engine/luck.h"

#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>

using namespace backoff;

namespace {

std::optional<double> numberOr(const std::string &text, const char *none)
{
    return text == none ? std::optional<double> {} : *parseNumber(text, Field::Base);
}

bool dumpRun(std::istream &words)
{
    std::string name;
    std::int64_t clients = 0;
    std::uint64_t seed = 0;
    words >> name >> clients >> seed;
    for (const Backoff backoff : allBackoffs) {
        if (words && nameOf(backoff) == name) {
            const ContentionRun run = *contend(backoff, clients, seed);
            std::printf("%a %lld\n", run.completion, static_cast<long long>(run.calls));
            return true;
        }
    }
    return false;
}

bool dumpStudy(std::istream &words)
{
    ContentionSettings settings;
    words >> settings.clients >> settings.runs >> settings.seed;
    if (!words) {
        return false;
    }
    const auto study = runContention(settings, {.threads = 3});
    for (const ContentionRow &row : *study) {
        for (const Sample &sample : {row.completion, row.calls}) {
            std::printf("%a %a ", sample.mean, sample.deviation.value_or(-1));
        }
    }
    std::printf("\n");
    return true;
}

std::optional<Policy> policyOf(std::istream &words)
{
    std::string jitter, base, cap;
    Policy policy;
    words >> jitter >> base >> cap >> policy.attempts >> policy.seed;
    if (!words || !parseJitter(jitter)) {
        return std::nullopt;
    }
    policy.jitter = *parseJitter(jitter);
    policy.base = *parseNumber(base, Field::Base);
    policy.cap = numberOr(cap, "none");
    return policy;
}

bool dumpFleet(std::istream &words)
{
    std::string outage, capacity, bin;
    const std::optional<Policy> policy = policyOf(words);
    FleetSettings settings;
    words >> settings.clients >> outage >> capacity >> bin;
    if (!words || !policy) {
        return false;
    }
    settings.outage = numberOr(outage, "never");
    settings.capacity = numberOr(capacity, "none");
    settings.bin = *parseNumber(bin, Field::Bin);
    const FleetRun run = runFleet(*policy, settings)->value();
    for (const std::optional<double> &time : {run.lastSuccess, run.p50, run.p99}) {
        std::printf("%a ", time.value_or(-1));
    }
    for (const FleetBin &counts : run.bins) {
        std::printf("%lld %lld ",
            static_cast<long long>(counts.calls),
            static_cast<long long>(counts.served));
    }
    std::printf("\n");
    return true;
}

bool dumpLuck(std::istream &words)
{
    const std::optional<Policy> policy = policyOf(words);
    std::string downUntil;
    words >> downUntil;
    if (!words || !policy) {
        return false;
    }
    const Scenario scenario {
        .kind = ScenarioKind::TimedOutage, .downUntil = *parseNumber(downUntil, Field::DownUntil)};
    const Luck luck = *luckOf(*policy, scenario, {.threads = 3});
    std::printf("%a %a %a\n", luck.mean, luck.p5, luck.p95);
    return true;
}

bool dump(const std::string &line)
{
    std::istringstream words(line);
    std::string what;
    words >> what;
    return (what == "run" && dumpRun(words)) || (what == "study" && dumpStudy(words))
        || (what == "fleet" && dumpFleet(words)) || (what == "luck" && dumpLuck(words));
}

} // namespace

int main()
{
    std::string line;
    while (std::getline(std::cin, line)) {
        if (!dump(line)) {
            std::fprintf(stderr, "unusable: %s\n", line.c_str());
            return 2;
        }
    }
    return 0;
}
