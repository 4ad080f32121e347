// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a fleet's bin comes from. That it is too short only the simulation can tell, long after the
// options were read.

#pragma once

#include "app/arguments.h"
#include "app/given_session.h"
#include "app/problem.h"

#include <optional>
#include <string>

namespace backoff {

struct GivenBin {
    std::optional<std::string> typed;
    std::string session; // that it stands in; empty: in none
};

[[nodiscard]] GivenBin givenBin(const Arguments &arguments, const GivenSession &session);

// What the simulation refused, of the bin as the user knows it.
[[nodiscard]] Problem problemOf(Error error, const GivenBin &bin);

} // namespace backoff
