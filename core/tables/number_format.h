// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The one number formatter. No locale reaches it: the decimal point is a point in every language.

#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace backoff {

// N decimals (0 to 17), or full.
struct Digits {
    std::optional<int> decimals; // none: full

    static constexpr Digits full() { return {}; }
    static constexpr Digits fixed(int decimals) { return {decimals}; }
    bool operator==(const Digits &) const = default;
};
inline constexpr int maxDecimals = 17;

// The shortest digits that read back to the same double, in plain notation from 1e-4 up to 1e16 as
// CPython's repr writes them, without a trailing `.0`. The value must be finite.
[[nodiscard]] std::string formatFull(double value);

// Rounded half to even on the exact double. Never "-0.000".
[[nodiscard]] std::string formatFixed(double value, int decimals);

[[nodiscard]] std::string formatNumber(double value, Digits digits);

// For the window's policy values and ceilings: full, but at most `significant` digits.
[[nodiscard]] std::string formatSignificant(double value, int significant = 6);

// Writes where there is room and returns the end: what the writers use for a million rows.
// The longest is -1.7976931348623157e308 with 17 decimals: 1 + 309 + 1 + 17 characters.
inline constexpr std::size_t numberRoom = 336;
[[nodiscard]] char *writeNumber(char *to, double value, Digits digits);

} // namespace backoff
