// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/given_bin.h"

#include "app/option_table.h"

#include <utility>

namespace backoff {

GivenBin givenBin(const Arguments &arguments, const GivenSession &session)
{
    if (const std::string *typed = arguments.valueOf(OptionId::Bin))
        return {.typed = *typed, .session = {}};
    return {.typed = {}, .session = session.session ? session.path : std::string()};
}

Problem problemOf(Error error, const GivenBin &bin)
{
    if (bin.typed)
        error.value = *bin.typed;
    return {.kind = ProblemKind::BadField,
        .option = std::string(specOf(OptionId::Bin).name),
        .value = error.value,
        .other = bin.session,
        .error = error};
}

} // namespace backoff
