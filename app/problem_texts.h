// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What each kind of problem is called.

#pragma once

#include "app/problem.h"

namespace backoff {

// English source text, context CommandLine: %1 is the problem's value, %2 what else it names.
// Empty where core/io has the words.
[[nodiscard]] const char *sourceOf(ProblemKind kind);

} // namespace backoff
