// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What reproduces a table, as plain lines: program and version, policy with the jitter's formula,
// seed, service or fleet. No time stamp: the same experiment gives the same lines. Where a policy B
// is compared with the experiment's, A, what differs is said of each.

#pragma once

#include "core/engine/experiment.h"
#include "core/io/labels.h"
#include "core/tables/herd_tables.h"
#include "core/tables/table.h"

#include <QStringList>

#include <optional>

namespace backoff {

[[nodiscard]] QStringList reproductionLines(TableKind kind,
    const Experiment &experiment,
    const Labels &labels,
    bool everyJitter = false, // these two as Table has them
    const std::optional<Policy> &policyB = {});

[[nodiscard]] QStringList reproductionLines(const ContentionStudy &study, const Labels &labels);

} // namespace backoff
