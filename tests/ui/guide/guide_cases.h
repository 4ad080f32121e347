// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The experiments that the guide is tested with: between them they show every part of it.

#pragma once

#include "tests/ui/charts/chart_cases.h"
#include "ui/guide/guide_facts.h"
#include "ui/guide/guide_lines.h"

namespace backoff {

// At these waits: by name, each jitter with and without a cap, in seconds and milliseconds.
inline std::vector<ChartCase> policyCases()
{
    std::vector<ChartCase> cases;
    for (const Jitter jitter : allJitters) {
        for (const std::optional<double> cap : {std::optional(3.0), std::optional<double>()}) {
            for (const CapPlacement placement : {CapPlacement::After, CapPlacement::Before}) {
                Experiment experiment = alwaysDown(jitter, 8);
                experiment.policy.cap = cap;
                experiment.policy.capPlacement = placement;
                cases.push_back({nameOf(jitter).data(), experiment});
                cases.push_back({nameOf(jitter).data(), *inUnit(experiment, Unit::Milliseconds)});
            }
        }
    }
    return cases;
}

inline std::vector<ChartCase> guideCases()
{
    std::vector<ChartCase> cases = chartCases();
    for (ChartCase &policy : policyCases()) {
        cases.push_back(std::move(policy));
    }
    for (const Jitter jitter : allJitters) {
        cases.push_back({"1 attempt", alwaysDown(jitter, 1)});
        cases.push_back({"61 retries", alwaysDown(jitter, 62)});
        Experiment hinted = alwaysDown(jitter);
        hinted.scenario.kind = ScenarioKind::Script;
        hinted.scenario.script = "T R:5 T S";
        cases.push_back({"a hint", hinted});
        hinted.policy.attempts = 100;
        cases.push_back({"a hint and no bars", hinted});
        Experiment permanent = alwaysDown(jitter);
        permanent.scenario.kind = ScenarioKind::PermanentError;
        permanent.scenario.failFirst = 1;
        cases.push_back({"permanent", permanent});
    }
    Experiment constant = alwaysDown();
    constant.policy.multiplier = 1;
    cases.push_back({"constant", constant});
    Experiment fades = alwaysDown(Jitter::Proportional, 1200);
    fades.policy.capPlacement = CapPlacement::Before;
    cases.push_back({"beyond a double", fades});
    Experiment slow = alwaysDown();
    slow.scenario.callDuration = 0.25;
    cases.push_back({"slow calls", slow});
    return cases;
}

// Some of a run's cursors, with its first and its last events.
inline std::vector<Cursor> cursorsOf(const RunResult &result)
{
    const auto &events = result.events;
    std::vector<Cursor> cursors;
    const auto count = static_cast<std::int64_t>(events.size());
    const std::int64_t step = std::max<std::int64_t>(1, count / 20);
    for (std::int64_t i = 0; i < count; i += i < 16 || i > count - 16 ? 1 : step) {
        cursors.push_back({i, events[static_cast<std::size_t>(i)].t});
    }
    cursors.push_back({count - 1, events.back().t});
    return cursors;
}

// The cursor at this event of the lane with jitter, which the run must have.
inline Cursor cursorAt(const RunResult &result, EventKind kind, std::int64_t attempt)
{
    for (std::size_t i = 0; i < result.events.size(); ++i) {
        const Event &event = result.events[i];
        if (event.lane == LaneId::Jittered && event.kind == kind && event.attempt == attempt) {
            return {static_cast<std::int64_t>(i), event.t};
        }
    }
    return {};
}

inline Cursor inWait(const RunResult &result, std::int64_t retry)
{
    return cursorAt(result, EventKind::WaitStarts, retry);
}

inline std::vector<GuideLine> linesAt(
    const RunResult &result, const Cursor &cursor, const Labels &labels)
{
    GuideValues values(result.experiment());
    values.setNames(guideFacts(result, retryRows(result), guideMomentAt(result, cursor)));
    return guideLines(guideContent(labels.language()), values, labels);
}

} // namespace backoff
