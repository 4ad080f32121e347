// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The session that the command line names: what its other options override.

#pragma once

#include "app/problem.h"
#include "core/io/sessions/session_reader.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace backoff {

// core/io's loadSession, or what stands in for it in a test.
using SessionLoader
    = std::function<LoadedSession(const QString &path, Limits limits, const Labels &labels)>;

struct GivenSession {
    bool isGiven = false;
    std::string path; // as it was typed
    std::optional<Session> session; // none, though it is given: it could not be read

    [[nodiscard]] bool isUnread() const { return isGiven && !session; }
};

// The path is null where no session is given, with the option that this is the value of.
[[nodiscard]] GivenSession loadGivenSession(OptionId option,
    const std::string *path,
    Limits limits,
    Language language,
    const SessionLoader &load,
    std::vector<Problem> &problems);

} // namespace backoff
