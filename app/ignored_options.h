// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Options that were given though the chosen jitter or scenario does not use them.

#pragma once

#include "app/arguments.h"
#include "core/engine/experiment.h"

#include <optional>
#include <string>
#include <vector>

namespace backoff {

struct Ignored {
    OptionId option = OptionId::Base;
    OptionId because = OptionId::Jitter; // that does not use it; itself: nor does the command
    std::string choice; // its value: `full`, `brief-blip`; empty where it takes none

    bool operator==(const Ignored &) const = default;
};

[[nodiscard]] std::vector<Ignored> ignoredFor(const Arguments &arguments, Jitter jitter);
[[nodiscard]] std::vector<Ignored> ignoredFor(const Arguments &arguments, ScenarioKind scenario);

} // namespace backoff
