// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How Python gets at a policy's base * multiplier^(retry - 1) with the engine's bits, and soon.

#pragma once

#include "core/engine/policy.h"

#include <vector>

namespace backoff {

enum class PythonPowers {
    Plain, // ** on numbers: every power is a double
    Fractions, // exact and rounded once, as the engine's surely are
    Listed, // written out
};
[[nodiscard]] PythonPowers pythonPowers(const Policy &policy);

// Whether the jitter needs the delays without the cap: proportional jitter, drawn before it.
[[nodiscard]] bool jittersUncapped(const Policy &policy);

// The delay before each retry that the jitter starts from, to be written out. Without the cap those
// at the end that exceed it whatever is drawn are infinity: there would be hundreds of them.
[[nodiscard]] std::vector<double> listedDelays(const Policy &policy);

} // namespace backoff
