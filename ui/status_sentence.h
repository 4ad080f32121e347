// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One plain sentence that says what is happening at the playhead: "Attempt 3 failed; waiting
// 1.849 s (modelled 2 s)." It speaks of the lane with jitter.

#pragma once

#include "core/engine/events.h"
#include "ui/run_result.h"

#include <QString>

namespace backoff {

[[nodiscard]] QString statusSentence(const RunResult &result, const Cursor &cursor);

} // namespace backoff
