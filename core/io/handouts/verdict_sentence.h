// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The verdict as a sentence of a text, such as "Recovered on attempt 3 of 6."

#pragma once

#include "core/engine/trace.h"
#include "core/io/labels.h"

namespace backoff {

[[nodiscard]] QString verdictSentence(
    const Lane &lane, std::int64_t attempts, const Labels &labels);

} // namespace backoff
