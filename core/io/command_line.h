// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The experiment as a call of backofflab-cli that gives the same table: only what the table depends
// on and what differs from the defaults, quoted for a POSIX shell where it must be. Notes have no
// part in a table.

#pragma once

#include "core/engine/experiment.h"
#include "core/tables/herd_tables.h"
#include "core/tables/table.h"

#include <string>
#include <vector>

namespace backoff {

// The arguments after the program's name: {"run", "--base", "0.1", ...}.
[[nodiscard]] std::vector<std::string> commandArguments(
    const Experiment &experiment, TableKind kind, bool everyJitter = false);
[[nodiscard]] std::vector<std::string> commandArguments(const ContentionStudy &study);

// "backofflab-cli run --base 0.1 --title 'Café'"
[[nodiscard]] std::string commandLine(
    const Experiment &experiment, TableKind kind, bool everyJitter = false);
[[nodiscard]] std::string commandLine(const ContentionStudy &study);

} // namespace backoff
