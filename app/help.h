// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of --help and of the command `scenarios`. Each line is ended by LF.

#pragma once

#include "app/messages.h"

#include <QString>

#include <optional>

namespace backoff {

// General help, or that of a command.
[[nodiscard]] QString helpText(std::optional<Command> command, const Messages &messages);

// Help of the window's program.
[[nodiscard]] QString windowHelp(const Messages &messages);

// A line a scenario: its name, its parameters with their defaults, what it does.
[[nodiscard]] QString scenarioList(const Messages &messages);

} // namespace backoff
