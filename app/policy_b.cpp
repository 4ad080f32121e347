// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/policy_b.h"

#include "core/tables/table.h"

namespace backoff {

namespace {

// A policy whose own delays overflow is no good under any service; all else is at odds with the
// experiment, its unit or its durations.
Problem problemOf(const Error &error, const GivenSession &session)
{
    const bool isItsOwnFault = error.code == ErrorCode::DelayOverflows;
    return {.kind = isItsOwnFault ? ProblemKind::UnfitSession : ProblemKind::BadField,
        .option = std::string(specOf(OptionId::PolicyB).name),
        .value = error.value,
        .other = session.path,
        .error = error};
}

} // namespace

std::optional<Policy> policyBOf(const GivenSession &session,
    const Experiment &experiment,
    Limits limits,
    std::vector<Problem> &problems)
{
    if (!session.session)
        return std::nullopt;
    const Result<Policy> policy
        = inUnit(session.session->experiment.policy, experiment.policy.unit);
    if (!policy) {
        problems.push_back(problemOf(policy.error(), session));
        return std::nullopt;
    }
    const std::vector<Error> errors = validateComparison(withPolicy(experiment, *policy), limits);
    for (const Error &error : errors)
        problems.push_back(problemOf(error, session));
    return errors.empty() ? std::optional(*policy) : std::nullopt;
}

} // namespace backoff
