// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The settings of an experiment as names and values, and its formula with the numbers put in.

#pragma once

#include "core/io/handouts/handout_content.h"

namespace backoff {

// Those that the chosen jitter and service read.
[[nodiscard]] std::vector<HandoutSetting> handoutSettings(
    const Experiment &experiment, const Labels &labels);

[[nodiscard]] QStringList handoutFormula(const Policy &policy, const Labels &labels);

} // namespace backoff
