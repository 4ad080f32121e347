// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A fleet once more, slow and plain: one event at a time from a priority queue of (time, client).
// It shares the policy's ceilings with the engine and nothing else: neither draws, nor delays, nor
// the way that calls are counted and served.

#pragma once

#include "core/engine/fleet.h"

namespace backoff {

[[nodiscard]] FleetRun referenceFleet(const Policy &policy, const FleetSettings &settings);

} // namespace backoff
