// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Work on a thread of its own that nobody waits for.

#pragma once

#include "core/engine/long_work.h"

#include <QFuture>

#include <functional>

namespace backoff {

// How many threads the machine runs at once; at least 1.
[[nodiscard]] int machineThreads();

// What the progress of the future counts to.
inline constexpr int backgroundSteps = 1000;

// The job runs with machineThreads() until it is done or told to stop; a QFutureWatcher learns of
// its progress (at most 25 times a second, as Qt limits it) and of its end. The job must hold what
// it reads: it may outlive whoever began it, but not QCoreApplication, which waits for it.
[[nodiscard]] QFuture<void> runInBackground(
    const std::stop_token &stop, const std::function<void(const LongWork &)> &job);

} // namespace backoff
