// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// base * multiplier^exponent in whole numbers of any length, rounded to a double once. Slow and
// plain: a reference to measure the engine's powers against, sharing nothing with them.

#pragma once

#include <cstdint>

namespace backoff {

[[nodiscard]] double exactScaledPower(double base, double multiplier, std::int64_t exponent);

} // namespace backoff
