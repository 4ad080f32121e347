// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/given_session.h"

#include <utility>

namespace backoff {

GivenSession loadGivenSession(OptionId option,
    const std::string *path,
    Limits limits,
    Language language,
    const SessionLoader &load,
    std::vector<Problem> &problems)
{
    if (!path)
        return {};
    const std::string name(specOf(option).name);
    GivenSession given {.isGiven = true, .path = *path, .session = std::nullopt};
    if (path->empty()) {
        problems.push_back({ProblemKind::EmptyValue, name});
        return given;
    }
    LoadedSession loaded = load(QString::fromStdString(*path), limits, Labels(language));
    if (!loaded.session)
        problems.push_back({ProblemKind::UnreadFile, name, loaded.problem.toStdString()});
    given.session = std::move(loaded.session);
    return given;
}

} // namespace backoff
