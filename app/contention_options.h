// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The options of the command contention. A session gives its seed and its title, no more: it keeps
// no settings of the study.

#pragma once

#include "app/arguments.h"
#include "app/given_session.h"
#include "core/tables/herd_tables.h"

#include <vector>

namespace backoff {

struct ContentionOptions {
    ContentionStudy study; // valid if there are no problems
    std::vector<Problem> problems;
};

[[nodiscard]] ContentionOptions readContention(
    const Arguments &arguments, const GivenSession &session = {});

} // namespace backoff
