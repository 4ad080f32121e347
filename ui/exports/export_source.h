// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What exports are made of: the result that stands and what the views of the herd have computed of
// it. A value that is not there, or that belongs to other settings, is computed by who needs it.

#pragma once

#include "ui/herd/herd_results.h"
#include "ui/herd/herd_state.h"
#include "ui/run_result.h"

#include <optional>

namespace backoff {

struct ExportSource {
    ExportSource(const RunResultPtr &its); // the study's clients and runs are the defaults

    RunResultPtr result;
    ContentionSettings study; // its seed is the experiment's
    StrategiesResultPtr strategies;
    FleetResultPtr fleet;
    ContentionResultPtr contention;

    // Whether the view's value is there, of this experiment or study.
    [[nodiscard]] bool has(HerdView view) const;
};

[[nodiscard]] std::optional<Policy> policyBOf(const RunResult &result);

// With the view's value. Empty where the work was told to stop.
[[nodiscard]] std::optional<ExportSource> computed(
    ExportSource source, HerdView view, const LongWork &work = {});

} // namespace backoff
