// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Two policies under one service, by name.

#pragma once

#include "ui/run_result.h"

#include <vector>

namespace backoff {

struct PinnedPair {
    const char *name;
    Experiment experiment; // with the policy being edited
    Policy pinned;
};

// Always down: every retry is used.
inline Experiment downFor(std::int64_t attempts)
{
    Experiment experiment = defaultExperiment(Unit::Seconds);
    experiment.policy.attempts = attempts;
    experiment.scenario.kind = ScenarioKind::AlwaysDown;
    return experiment;
}

inline std::vector<PinnedPair> pinnedPairs()
{
    std::vector<PinnedPair> pairs;
    const auto add = [&](const char *name, const Experiment &experiment, auto change) {
        Policy pinned = experiment.policy;
        change(pinned);
        pairs.push_back({name, experiment, pinned});
    };
    const auto withAttempts
        = [](std::int64_t attempts) { return [=](Policy &b) { b.attempts = attempts; }; };
    add("capped against uncapped", downFor(9), [](Policy &b) { b.cap.reset(); });
    add("base 0.1 against 1", defaultExperiment(Unit::Seconds), [](Policy &b) { b.base = 1; });
    Experiment proportional = downFor(8);
    proportional.policy.cap = 8;
    proportional.policy.jitter = Jitter::Proportional;
    proportional.policy.spread = 0.2;
    add("before against after the cap", proportional, [](Policy &b) {
        b.capPlacement = CapPlacement::Before;
    });
    add("the same", downFor(6), [](Policy &) {});
    add("B longer", downFor(6), withAttempts(12));
    add("B shorter", downFor(12), withAttempts(3));
    add("A of one attempt", downFor(1), withAttempts(4));
    add("B of one attempt", downFor(4), withAttempts(1));
    add("both of one attempt", downFor(1), [](Policy &b) { b.base = 1; });
    add("B as lines, A of few", downFor(6), withAttempts(200));
    add("A as lines, B of few", downFor(200), withAttempts(6));
    add("10000 and 10000", downFor(10'000), [](Policy &b) { b.jitter = Jitter::Equal; });
    add("B without jitter", downFor(100), [](Policy &b) { b.jitter = Jitter::None; });
    add("B waits nothing", downFor(6), [](Policy &b) {
        b.jitter = Jitter::Offsets;
        b.offsets = {0};
    });
    Experiment hints = defaultExperiment(Unit::Seconds);
    hints.scenario.kind = ScenarioKind::Script;
    hints.scenario.script = "T R:5 T S";
    add("hints", hints, [](Policy &b) { b.jitter = Jitter::Decorrelated; });
    Experiment gaveUp = defaultExperiment(Unit::Seconds); // B exhausted, A not
    gaveUp.scenario.failFirst = 4;
    add("B gives up", gaveUp, withAttempts(3));
    add("milliseconds", *inUnit(gaveUp, Unit::Milliseconds), [](Policy &b) { b.base = 100; });
    Experiment huge = downFor(8);
    huge.policy.base = 1e12;
    huge.policy.cap.reset();
    add("huge against tiny", huge, [](Policy &b) {
        b.base = 1e-9;
        b.seed = UINT64_MAX;
    });
    return pairs;
}

} // namespace backoff
