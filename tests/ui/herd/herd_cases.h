// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The experiments that the herd's values are tested with.

#pragma once

#include "ui/run_result.h"

#include <string>

namespace backoff {

// Without a cap some strategies are not allowed: decorrelated waits triple.
inline Experiment uncapped(std::int64_t attempts)
{
    Experiment experiment;
    experiment.policy.cap = {};
    experiment.policy.attempts = attempts;
    return experiment;
}

inline Experiment fleetOf(std::int64_t clients, std::int64_t attempts = 6)
{
    Experiment experiment;
    experiment.fleet.clients = clients;
    experiment.policy.attempts = attempts;
    return experiment;
}

// A quarter of an hour's work or more: a test that waited for it would be stopped.
inline Experiment endlessFleet(std::int64_t clients = 1'000'000)
{
    Experiment experiment = fleetOf(clients, 10'000);
    experiment.fleet.outage = {}; // never recovers
    experiment.fleet.bin = 10;
    return experiment;
}

} // namespace backoff
