// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Standard output and error as descriptors: whole byte arrays, no buffers, no newline translation.

#pragma once

#include "app/run_command.h"

namespace backoff {

// Ignores SIGPIPE and SIGXFSZ, and fills closed descriptors 0, 1 and 2 with one that cannot be
// written, lest a file that is opened later takes the place of standard output or error.
void prepareStandardStreams();

[[nodiscard]] Streams standardStreams();

} // namespace backoff
