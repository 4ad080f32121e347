// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The long commands, fleet and contention: their tables, computed on several threads while the
// terminal is told how far they are.

#pragma once

#include "app/messages.h"
#include "app/run_command.h"

namespace backoff {

// The Error TooManyBins where the bin is too short for how long a fleet lives, or where the
// histograms of every strategy are too long together.
[[nodiscard]] Result<Table> makeFleetTable(
    const Options &options, const Messages &messages, const Streams &streams);

[[nodiscard]] Table makeContentionTable(
    const Options &options, const Messages &messages, const Streams &streams);

} // namespace backoff
