// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/run.h"
#include "core/tables/table.h"

#include <algorithm>
#include <utility>

namespace backoff {

namespace {

Policy withJitter(Policy policy, Jitter jitter)
{
    policy.jitter = jitter;
    return policy;
}

// The columns as they grow, a row a strategy.
struct Rows {
    std::vector<std::uint8_t> policy;
    std::vector<std::uint8_t> jitter;
    std::vector<std::uint8_t> outcome;
    std::vector<std::int64_t> attempts;
    std::vector<double> waited;
    std::vector<double> modelled;
    std::vector<double> elapsed;

    void append(std::uint8_t whose, const Policy &compared, const Scenario &scenario)
    {
        const double modelledTotal = runLane(withJitter(compared, Jitter::None), scenario).waited;
        for (const Jitter strategy : allJitters) {
            const Lane lane = runLane(withJitter(compared, strategy), scenario);
            policy.push_back(whose);
            jitter.push_back(static_cast<std::uint8_t>(strategy));
            outcome.push_back(static_cast<std::uint8_t>(lane.stop));
            attempts.push_back(static_cast<std::int64_t>(lane.attempts.size()));
            waited.push_back(lane.waited);
            modelled.push_back(modelledTotal);
            elapsed.push_back(lane.attempts.back().elapsed);
        }
    }
};

} // namespace

Table compareTable(const Experiment &experiment, const std::optional<Policy> &policyB)
{
    Rows rows;
    rows.append(0, experiment.policy, experiment.scenario);
    if (policyB) {
        rows.append(1, *policyB, experiment.scenario);
    }

    Table table {TableKind::Strategies, experiment.policy.unit, {}, true, policyB};
    if (policyB) {
        table.columns.push_back(
            {ColumnId::Policy, Words {Vocabulary::Policy, std::move(rows.policy)}});
    }
    table.columns.push_back({ColumnId::Jitter, Words {Vocabulary::Jitter, std::move(rows.jitter)}});
    table.columns.push_back(
        {ColumnId::StopReason, Words {Vocabulary::StopReason, std::move(rows.outcome)}});
    table.columns.push_back({ColumnId::Attempts, Integers(std::move(rows.attempts))});
    table.columns.push_back({ColumnId::Waited, Reals(std::move(rows.waited))});
    table.columns.push_back({ColumnId::Modelled, Reals(std::move(rows.modelled))});
    table.columns.push_back({ColumnId::Elapsed, Reals(std::move(rows.elapsed))});
    return table;
}

std::vector<Error> validateComparison(const Experiment &experiment, Limits limits)
{
    std::vector<Error> all = validate(experiment, limits);
    for (const Jitter strategy : allJitters) {
        const Policy policy = withJitter(experiment.policy, strategy);
        for (const Error &error : validate(withPolicy(experiment, policy), limits)) {
            if (std::ranges::find(all, error) == all.end()) {
                all.push_back(error);
            }
        }
    }
    return all;
}

} // namespace backoff
