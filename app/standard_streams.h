// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Standard output and error as descriptors: whole byte arrays, no buffers, no newline translation.

#pragma once

#include "app/streams.h"

namespace backoff {

// A closed pipe and a reached size limit are told by the write that fails, not by a signal that
// ends the process. Call it once, early.
void ignoreWriteSignals();

// The program is named in front of what is told.
[[nodiscard]] Streams standardStreams(std::string_view program);

} // namespace backoff
