// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a policy is called beside another one: by what tells it apart.

#pragma once

#include "core/engine/policy.h"

#include <QString>

namespace backoff {

// "full", in the window's language.
[[nodiscard]] QString shortName(Jitter jitter);

// "full, base 0.1 s, no cap, seed 5": what `policy` does otherwise than `other`, which has the same
// unit. What neither of their runs reads is no difference: a seed without draws, a spread of
// another strategy.
[[nodiscard]] QString differenceFrom(const Policy &other, const Policy &policy);

} // namespace backoff
