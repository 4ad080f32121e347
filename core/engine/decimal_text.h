// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A decimal number as text, apart from its power of ten: what every typed number is read through,
// and what a change of unit moves the decimal point of. ASCII digits, point or comma as the decimal
// mark, an optional exponent; no locale, no group separators, no hex.

#pragma once

#include "core/engine/result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace backoff {

struct DecimalText {
    std::string mantissa; // `-12.5`
    std::int64_t exponent = 0;
    bool zero = true; // no digit but 0
};

[[nodiscard]] bool isAsciiDigit(char c);

// Without the blanks around it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

// Reads a number from the front of the text and returns how many characters it took. Fails with
// Empty, NotFinite ("nan", "inf") or NotANumber; `typed` is what the error quotes.
[[nodiscard]] Result<std::size_t> scanNumber(
    std::string_view text, DecimalText &number, std::string_view typed, Field where);

// The double nearest to the number with its decimal point moved by `shift` places. Fails with
// TooLarge or TooSmall.
[[nodiscard]] Result<double> valueOf(
    const DecimalText &number, std::int64_t shift, std::string_view typed, Field where);

} // namespace backoff
