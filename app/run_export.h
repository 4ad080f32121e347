// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes every table of each session into a folder. What fails is told, and does not keep the rest
// from being written.

#pragma once

#include "app/messages.h"
#include "app/run_command.h"

namespace backoff {

// Done only if every file was written.
[[nodiscard]] ExitCode runExport(
    const ExportOrder &order, const Messages &messages, const Streams &streams);

} // namespace backoff
