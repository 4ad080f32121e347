// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a session was read from: the bytes, what they said, and what this version does not know.

#pragma once

#include "core/io/sessions/session.h"
#include "core/tables/experiment_json.h"

#include <string>

namespace backoff {

struct SessionOrigin {
    std::string bytes;
    Experiment experiment;
    SessionView view;

    // The keys that this version does not know, at each level, in the order of the file.
    JsonMembers unknown;
    JsonMembers unknownOfPolicy;
    JsonMembers unknownOfScenario;
    JsonMembers unknownOfFleet;
    JsonMembers unknownOfView;
    JsonMembers unknownOfPolicyB;
    // Known keys of the view whose values are a later version's (a tab, a speed): they are kept for
    // as long as the view is not changed there.
    JsonMembers laterViewValues;
};

} // namespace backoff
