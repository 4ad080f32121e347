// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// base * multiplier^exponent, the same bits on every machine.
//
// glibc's pow differs between processors, and a running product rounds at every step. Here a power
// of two is exact; any other multiplier is raised by right-to-left binary powering in double-double
// on its mantissa, with exponents kept apart as integers, the base multiplied in last, and the
// result rounded once (subnormal results too). Double-double arithmetic after Dekker (1971).

#pragma once

#include <cstdint>

namespace backoff {

// base and multiplier finite and above 0, exponent >= 0. Infinity where a double cannot hold it.
[[nodiscard]] double scaledPower(double base, double multiplier, std::int64_t exponent);

// Whether that is sure to be the exact value rounded once. Double-double has a small error of its
// own: where the exact value may lie on the other side of a halfway point (100 * 1.6^2 is one bit
// above 256 in fractions), or the result is subnormal or infinite, the answer is no. A power of two
// is always sure. For those who compute the same by other means and need the same bits.
[[nodiscard]] bool isSurelyRounded(double base, double multiplier, std::int64_t exponent);

} // namespace backoff
