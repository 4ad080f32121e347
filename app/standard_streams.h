// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Standard output and error as descriptors: whole byte arrays, no buffers, no newline translation.

#pragma once

#include "app/run_command.h"

namespace backoff {

// A closed pipe and a reached size limit are told by the write that fails, not by a signal that
// ends the process. Call it once, early.
void ignoreWriteSignals();

[[nodiscard]] Streams standardStreams();

} // namespace backoff
