// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the flaky service was doing while a lane ran, as spans of virtual time for the thin strip.
//
// A timed outage has its real times. Every other service counts calls: between two answers it
// stands ready to give the next one, so it fails up to its last failing answer. After a success or
// a permanent error it stays as it is; after an exhausted run the strip shows what one more call
// would have met.

#pragma once

#include "core/engine/trace.h"

#include <vector>

namespace backoff {

enum class ServiceState { Answering, Failing, RateLimiting, Refusing };

struct ServiceSpan {
    ServiceState state = ServiceState::Answering;
    double from = 0;
    double to = 0;

    bool operator==(const ServiceSpan &) const = default;
};

// From 0 to `until` (> 0) without gaps; neighbours differ; none is empty.
[[nodiscard]] std::vector<ServiceSpan> serviceSpans(
    const Experiment &experiment, const Lane &lane, double until);

} // namespace backoff
