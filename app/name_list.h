// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The value of an option that lists names, `a,b`: each is known, and listed once.

#pragma once

#include "app/arguments.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace backoff {

// `named` gives a name's value, or nothing. What is wrong is appended to the problems.
template<typename T, typename Named>
[[nodiscard]] std::vector<T> readNames(std::string_view option,
    const std::string &list,
    const Named &named,
    const std::vector<std::string> &accepted,
    std::vector<Problem> &problems)
{
    std::vector<T> values;
    for (const std::string &name : splitAtCommas(list)) {
        const auto value = named(name);
        if (!value)
            problems.push_back({ProblemKind::UnknownName, std::string(option), name, accepted});
        else if (std::ranges::find(values, *value) != values.end())
            problems.push_back({ProblemKind::RepeatedName, std::string(option), name});
        else
            values.push_back(*value);
    }
    return values;
}

} // namespace backoff
