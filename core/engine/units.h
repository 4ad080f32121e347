// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The experiment's unit, and the conversion of what is typed into it.
//
// Numbers are kept and computed in the experiment's unit. Between s and ms a value is converted by
// moving the decimal point of its text and reading it again, so that 2.01 s is 2010 ms and not
// 2009.9999999999998; min and h are one multiplication after that. No locale is read: point and
// comma both mean decimal, and neither ever separates groups.

#pragma once

#include "core/engine/result.h"

#include <cstdint>
#include <string_view>

namespace backoff {

enum class Unit { Seconds, Milliseconds };

// 1 for seconds, 1000 for milliseconds: how many of the unit make one second.
[[nodiscard]] double unitsPerSecond(Unit unit);

// `0.5`, `0,5`, `1e-3`, `500 ms`, `1.5 s`, `2 min`, `1 h`: in `unit`. A bare number is in `unit`.
// Negative numbers are read (the field's range refuses them).
[[nodiscard]] Result<double> parseDuration(std::string_view text, Unit unit, Field where);

// A number without a unit: `2`, `1.5`, `1,5`, `1e3`.
[[nodiscard]] Result<double> parseNumber(std::string_view text, Field where);

// ASCII digits with an optional sign.
[[nodiscard]] Result<std::int64_t> parseInteger(std::string_view text, Field where);

// An integer from -(2^64-1) to 2^64-1. The sign is dropped, as CPython drops it.
[[nodiscard]] Result<std::uint64_t> parseSeed(std::string_view text);

// `s` or `ms`.
[[nodiscard]] Result<Unit> parseUnit(std::string_view text);

// Moves the decimal point of the value's shortest text. Fails with TooLarge or TooSmall.
[[nodiscard]] Result<double> convert(double value, Unit from, Unit to, Field where);

} // namespace backoff
