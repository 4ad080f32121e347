// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The parts of a handout, as its headings name them.

#pragma once

#include "core/io/labels.h"

namespace backoff {

enum class HandoutPart {
    Settings,
    Formula,
    Timeline,
    Delays,
    Transcript,
    Questions,
    Answers,
    Reproduction,
};

[[nodiscard]] QString titleOf(HandoutPart part, const Labels &labels);

} // namespace backoff
