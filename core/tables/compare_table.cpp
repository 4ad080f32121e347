// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/run.h"
#include "core/tables/table.h"

#include <algorithm>
#include <utility>

namespace backoff {

namespace {

Experiment withJitter(Experiment experiment, Jitter jitter)
{
    experiment.policy.jitter = jitter;
    return experiment;
}

} // namespace

Table compareTable(const Experiment &experiment)
{
    Words jitter {Vocabulary::Jitter, {}};
    Words outcome {Vocabulary::StopReason, {}};
    Integers attempts;
    Reals waited;
    Reals modelled;
    Reals elapsed;

    const double modelledTotal
        = runLane(withJitter(experiment, Jitter::None).policy, experiment.scenario).waited;
    for (const Jitter strategy : allJitters) {
        const Policy policy = withJitter(experiment, strategy).policy;
        const Lane lane = runLane(policy, experiment.scenario);
        jitter.codes.push_back(static_cast<std::uint8_t>(strategy));
        outcome.codes.push_back(static_cast<std::uint8_t>(lane.stop));
        attempts.push_back(static_cast<std::int64_t>(lane.attempts.size()));
        waited.push_back(lane.waited);
        modelled.push_back(modelledTotal);
        elapsed.push_back(lane.attempts.back().elapsed);
    }

    Table table {TableKind::Strategies, experiment.policy.unit, {}};
    table.columns = {{ColumnId::Jitter, std::move(jitter)},
        {ColumnId::StopReason, std::move(outcome)},
        {ColumnId::Attempts, std::move(attempts)},
        {ColumnId::Waited, std::move(waited)},
        {ColumnId::Modelled, std::move(modelled)},
        {ColumnId::Elapsed, std::move(elapsed)}};
    return table;
}

std::vector<Error> validateComparison(const Experiment &experiment, Limits limits)
{
    std::vector<Error> all = validate(experiment, limits);
    for (const Jitter strategy : allJitters) {
        for (const Error &error : validate(withJitter(experiment, strategy), limits)) {
            if (std::ranges::find(all, error) == all.end())
                all.push_back(error);
        }
    }
    return all;
}

} // namespace backoff
