// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The command line of the window, backofflab, as a value: the policy and scenario options of
// backofflab-cli, and what concerns the window alone.

#pragma once

#include "app/experiment_options.h"
#include "core/io/labels.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace backoff {

struct WindowOptions {
    bool help = false;
    bool version = false;
    bool play = false;
    std::optional<Language> language; // none: the system's
    Experiment experiment;

    std::vector<Problem> problems; // any: the window does not open
    std::vector<Ignored> ignored;
};

// Whether the window takes the option.
[[nodiscard]] bool windowTakes(const OptionSpec &option);

// The arguments without the program's name.
[[nodiscard]] WindowOptions parseWindowOptions(std::span<const std::string> arguments);

} // namespace backoff
