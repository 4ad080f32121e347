// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The bare loop of a fleet as a whole program: what `backofflab-cli fleet` is measured against.

#include "tests/bench/fleet_yardsticks.h"

#include <cstdio>

int main()
{
    const backoff::YardstickResult result = backoff::bareFleet({});
    std::printf("%lld %lld %.17g %.17g %.17g\n",
        static_cast<long long>(result.calls),
        static_cast<long long>(result.recovered),
        result.last,
        result.p50,
        result.p99);
}
