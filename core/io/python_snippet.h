// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Python that draws the same schedule: random.Random(seed) and the policy's formula, and prints
// each delay as repr() does. What it prints is the schedule's jittered column to the last bit.

#pragma once

#include "core/engine/policy.h"
#include "core/io/labels.h"

#include <QString>

namespace backoff {

// Ends with LF. Comments are in the language of the labels.
[[nodiscard]] QString pythonSnippet(const Policy &policy, const Labels &labels);

} // namespace backoff
