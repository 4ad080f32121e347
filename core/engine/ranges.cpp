// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/ranges.h"

#include "core/engine/shortest_text.h"

#include <cmath>

namespace backoff {

static void require(bool inRange, double value, Field where, std::vector<Error> &problems)
{
    if (!std::isfinite(value)) {
        problems.push_back({ErrorCode::NotFinite, where, shortestText(value)});
    } else if (!inRange) {
        problems.push_back({ErrorCode::OutOfRange, where, shortestText(value)});
    }
}

void requirePositive(double value, Field where, std::vector<Error> &problems)
{
    require(value > 0, value, where, problems);
}

void requireNotNegative(double value, Field where, std::vector<Error> &problems)
{
    require(value >= 0, value, where, problems);
}

} // namespace backoff
