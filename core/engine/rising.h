// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// "Delays must grow": how often the delays that were drawn do, over many seeds.

#pragma once

#include "core/engine/policy.h"

#include <cstdint>

namespace backoff {

// Of the seeds |seed|, |seed| + 1, … (luckSeeds of them, as in luck.h): with how many each retry's
// jittered delay is longer than the one before it. A schedule of fewer than two retries rises with
// every seed. The policy must be valid.
[[nodiscard]] std::int64_t risingSchedules(const Policy &policy);

} // namespace backoff
