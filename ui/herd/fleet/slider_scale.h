// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The values along a slider: from `least` to `most` in equal factors, rounded to two digits, so
// that small numbers can be met as well as large ones. Where `fromZero`, the very left is 0.

#pragma once

namespace backoff {

struct SliderScale {
    double least = 1; // > 0
    double most = 10; // > least
    bool fromZero = false;
    bool whole = false; // whole numbers alone

    static constexpr int steps = 1000;

    [[nodiscard]] double valueAt(int step) const; // 0 to `steps`
    // The nearest one; a value beyond an end is at that end.
    [[nodiscard]] int stepOf(double value) const;

    bool operator==(const SliderScale &) const = default;
};

// Two digits, never below the value.
[[nodiscard]] double roundedUp(double value);

} // namespace backoff
