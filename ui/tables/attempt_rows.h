// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rows of the schedule table as values: the attempts of the run with jitter, then the retries
// that the run did not use.

#pragma once

#include "ui/run_result.h"

#include <optional>
#include <vector>

namespace backoff {

struct AttemptRow {
    bool used = true; // false: a retry the run did not need
    std::int64_t number = 1; // of the attempt; of an unused row, the retry
    std::optional<double> startsAt;
    Outcome outcome = Outcome::Success;
    std::optional<double> modelled;
    WaitKind waitKind = WaitKind::None;
    double jittered = 0; // read it only where waitKind is not None
    std::optional<double> elapsed;

    bool operator==(const AttemptRow &) const = default;
};

[[nodiscard]] std::vector<AttemptRow> attemptRows(const RunResult &result);

} // namespace backoff
