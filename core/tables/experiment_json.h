// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The parts of an experiment as JSON: what an export's `experiment` and a session file share. One
// key a line, always in the same order; doubles in full, the seed as a string.

#pragma once

#include "core/engine/experiment.h"

#include <string>
#include <vector>

namespace backoff {

struct JsonMember {
    std::string key;
    std::string value; // as it stands in the file

    bool operator==(const JsonMember &) const = default;
};
using JsonMembers = std::vector<JsonMember>;

[[nodiscard]] JsonMembers policyMembers(const Policy &policy);
[[nodiscard]] JsonMembers scenarioMembers(const Scenario &scenario);
[[nodiscard]] JsonMembers fleetMembers(const FleetSettings &fleet);

// An object whose keys stand `indent` blanks deep, without a line end.
[[nodiscard]] std::string jsonObject(const JsonMembers &members, int indent);

} // namespace backoff
