// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/run.h"
#include "core/tables/table.h"

namespace backoff {

Table makeTable(TableKind kind, const Experiment &experiment, const std::optional<Policy> &policyB)
{
    switch (kind) {
    case TableKind::Retries:
        return scheduleTable(experiment.policy, makeSchedule(experiment.policy));
    case TableKind::Attempts:
        return runTable(run(experiment));
    default:
        break;
    }
    return compareTable(experiment, policyB);
}

} // namespace backoff
