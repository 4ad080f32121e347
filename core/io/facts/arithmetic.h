// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The arithmetic of an expression: names and numbers, + - * / ^, brackets, comparisons, && and ||,
// c ? a : b, and min, max and abs. Nothing else is known, no locale is read, and every number on
// the way is finite.

#pragma once

#include "core/io/facts/facts.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace backoff {

// The names in it, each once; or what can be seen to be wrong without knowing their values.
[[nodiscard]] std::variant<std::vector<std::string>, FactProblem> namesIn(
    std::string_view expression);

using NamedNumbers = std::map<std::string, double, std::less<>>;

// namesIn() found nothing wrong with the expression, and each of its names has a number.
[[nodiscard]] Facts::Value evaluated(std::string_view expression, NamedNumbers &numbers);

} // namespace backoff
