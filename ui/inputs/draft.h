// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// An experiment as the form would have it: the last good one, with every value that could be read
// put in its place, and a problem for each that could not.

#pragma once

#include "core/engine/experiment.h"

#include <vector>

namespace backoff {

struct Draft {
    Experiment experiment;
    std::vector<Error> problems;

    template<typename Value, typename Target> void take(const Result<Value> &read, Target &target)
    {
        if (read) {
            target = *read;
        } else {
            problems.push_back(read.error());
        }
    }
};

} // namespace backoff
