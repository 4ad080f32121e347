// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Prints what the engine computes for many policies, as shortest digits and as raw bits: built with
// other optimisations and run under other locales it must print the same bytes.

#include "core/engine/contention.h"
#include "core/engine/experiment.h"
#include "core/engine/fleet.h"
#include "core/engine/luck.h"
#include "core/engine/policy.h"
#include "core/engine/random.h"
#include "core/engine/run.h"
#include "core/engine/schedule.h"
#include "core/engine/units.h"
#include "core/tables/number_format.h"

#include <bit>
#include <clocale>
#include <cstdint>
#include <cstdio>
#include <locale>
#include <stdexcept>
#include <string>

namespace {

using namespace backoff;

void appendValue(std::string &out, double value)
{
    out += formatFull(value);
    char bits[24];
    std::snprintf(bits,
        sizeof bits,
        " %016llx\n",
        static_cast<unsigned long long>(std::bit_cast<std::uint64_t>(value)));
    out += bits;
}

void appendPolicy(std::string &out, const Policy &policy)
{
    out += std::string(nameOf(policy.jitter)) + ' ' + std::to_string(policy.seed) + '\n';
    if (!validate(policy, commandLineLimits).empty()) {
        out += "refused\n";
        return;
    }
    for (const ScheduleRow &row : makeSchedule(policy)) {
        for (double value :
            {row.modelled, row.jittered, row.modelledTotal, row.jitteredTotal, row.least, row.most})
            appendValue(out, value);
    }
    Experiment experiment;
    experiment.policy = policy;
    experiment.scenario.kind = ScenarioKind::TimedOutage;
    experiment.scenario.callDuration = 0.1;
    const Trace trace = run(experiment);
    for (const Attempt &attempt : trace.jittered.attempts)
        appendValue(out, attempt.elapsed);
    appendValue(out, trace.modelled.end);
}

void appendPolicies(std::string &out)
{
    for (Jitter jitter : allJitters) {
        for (CapPlacement placement : {CapPlacement::After, CapPlacement::Before}) {
            for (double multiplier : {0.5, 1.0, 1.1, 1.5, 2.0, 2.718281828459045, 3.0, 10.0}) {
                for (std::uint64_t seed : {std::uint64_t(0), std::uint64_t(20260717), UINT64_MAX}) {
                    Policy policy;
                    policy.base = 0.3;
                    policy.multiplier = multiplier;
                    policy.jitter = jitter;
                    policy.capPlacement = placement;
                    policy.spread = 0.37;
                    policy.seed = seed;
                    policy.attempts = 40;
                    appendPolicy(out, policy);
                    policy.cap = std::nullopt;
                    appendPolicy(out, policy);
                }
            }
        }
    }
}

void appendHerds(std::string &out)
{
    for (Jitter jitter : allJitters) {
        for (double multiplier : {1.1, 2.0, 3.0}) {
            Policy policy;
            policy.jitter = jitter;
            policy.multiplier = multiplier;
            policy.attempts = 12;
            const FleetRun run = runFleet(policy, {.clients = 500})->value();
            for (double value : {*run.lastSuccess, *run.p50, *run.p99})
                appendValue(out, value);
            for (const FleetBin &bin : run.bins)
                out += std::to_string(bin.calls) + ' ' + std::to_string(bin.served) + '\n';
            const Luck luck = *luckOf(policy, {.kind = ScenarioKind::TimedOutage});
            for (double value : {luck.mean, luck.p5, luck.p95})
                appendValue(out, value);
        }
    }
    for (const ContentionRow &row : *runContention({.clients = 30, .runs = 5})) {
        for (const Sample &sample : {row.completion, row.calls}) {
            appendValue(out, sample.mean);
            appendValue(out, *sample.deviation);
        }
    }
}

void appendText(std::string &out)
{
    for (const char *text : {"1.5", "1,5", "2.01 s", "500 ms", "2 min", "1e-7", "1 h"}) {
        const Result<double> value = parseDuration(text, Unit::Milliseconds, Field::Base);
        out += text;
        out += '\n';
        if (value.ok())
            appendValue(out, *value);
    }
    for (double value : {0.1, 1e-5, 1e15, 1e16, 123456789.123456, 0.0005, 2.5})
        out += formatFixed(value, 3) + ' ' + formatSignificant(value) + '\n';
}

// The environment's locale, for C and for C++. False where the machine does not have it.
bool takeTheEnvironmentsLocale()
{
    try {
        std::locale::global(std::locale(""));
    } catch (const std::runtime_error &) {
        return false;
    }
    return std::setlocale(LC_ALL, "") != nullptr;
}

} // namespace

int main()
{
    if (!takeTheEnvironmentsLocale()) {
        std::fputs("no such locale\n", stderr);
        return 1;
    }
    std::fprintf(stderr, "%g\n", 1.5); // what this locale makes of a number
    std::string out;
    appendPolicies(out);
    appendHerds(out);
    appendText(out);
    return std::fwrite(out.data(), 1, out.size(), stdout) == out.size() ? 0 : 1;
}
