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
    std::vector<std::uint8_t> jitter;
    std::vector<std::uint8_t> outcome;
    std::vector<std::int64_t> attempts;
    std::vector<double> waited;
    std::vector<double> modelled;
    std::vector<double> elapsed;

    const double modelledTotal
        = runLane(withJitter(experiment, Jitter::None).policy, experiment.scenario).waited;
    for (const Jitter strategy : allJitters) {
        const Policy policy = withJitter(experiment, strategy).policy;
        const Lane lane = runLane(policy, experiment.scenario);
        jitter.push_back(static_cast<std::uint8_t>(strategy));
        outcome.push_back(static_cast<std::uint8_t>(lane.stop));
        attempts.push_back(static_cast<std::int64_t>(lane.attempts.size()));
        waited.push_back(lane.waited);
        modelled.push_back(modelledTotal);
        elapsed.push_back(lane.attempts.back().elapsed);
    }

    Table table {TableKind::Strategies, experiment.policy.unit, {}, true};
    table.columns = {{ColumnId::Jitter, Words {Vocabulary::Jitter, std::move(jitter)}},
        {ColumnId::StopReason, Words {Vocabulary::StopReason, std::move(outcome)}},
        {ColumnId::Attempts, Integers(std::move(attempts))},
        {ColumnId::Waited, Reals(std::move(waited))},
        {ColumnId::Modelled, Reals(std::move(modelled))},
        {ColumnId::Elapsed, Reals(std::move(elapsed))}};
    return table;
}

std::vector<Error> validateComparison(const Experiment &experiment, Limits limits)
{
    std::vector<Error> all = validate(experiment, limits);
    for (const Jitter strategy : allJitters) {
        for (const Error &error : validate(withJitter(experiment, strategy), limits)) {
            if (std::ranges::find(all, error) == all.end()) {
                all.push_back(error);
            }
        }
    }
    return all;
}

} // namespace backoff
