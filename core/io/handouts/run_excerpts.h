// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The attempts of a run and its transcript as a handout shows them: not endlessly long.

#pragma once

#include "core/io/handouts/handout_content.h"

namespace backoff {

[[nodiscard]] HandoutTable runExcerpt(const Trace &trace, const Labels &labels);
[[nodiscard]] HandoutTranscript transcriptExcerpt(const Trace &trace, const Labels &labels);

} // namespace backoff
