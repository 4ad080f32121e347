// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a strategy is called beside its plots and within a sentence, in the program's language, as
// all charts are.

#pragma once

#include "core/engine/policy.h"

#include <QString>

namespace backoff {

[[nodiscard]] QString strategyTitle(Jitter jitter); // "Full jitter"
[[nodiscard]] QString strategyInSentence(Jitter jitter); // "full jitter"
[[nodiscard]] QString strategyFormula(const Policy &policy); // "uniform(0, c)"

} // namespace backoff
