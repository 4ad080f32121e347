// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Options to exit code. Everything is computed first and written at once, so that nothing is
// written where something is wrong.

#pragma once

#include "app/options.h"
#include "app/streams.h"

#include <span>

namespace backoff {

// 3 where a session alone is to blame, 2 for every other problem.
[[nodiscard]] ExitCode exitCodeOf(std::span<const Problem> problems);

[[nodiscard]] ExitCode runCommand(const Options &options, const Streams &streams);

} // namespace backoff
