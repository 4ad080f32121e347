// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The form of a line of backofflab-cli, whatever its values are: the command, and whether each word
// and option has a place beside it.

#pragma once

#include "app/arguments.h"
#include "app/command.h"

#include <optional>
#include <vector>

namespace backoff {

struct LineForm {
    std::optional<Command> command;
    bool isTellable = true; // false: of an unknown command there is no telling what else is meant
    std::vector<Problem> problems;
};

[[nodiscard]] LineForm readForm(const Arguments &arguments);

} // namespace backoff
