// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Work in pieces that don't depend on each other, shared among threads. The one place of the engine
// where threads are started; they have ended when it returns.

#pragma once

#include "core/engine/long_work.h"

#include <cstdint>
#include <functional>

namespace backoff {

// How many workers runPieces() has for so many pieces: at least one.
[[nodiscard]] int workersFor(const LongWork &work, std::int64_t pieces);

// Calls piece(index, worker) once for every index in [0, pieces), in no promised order; worker, in
// [0, workersFor()), is never busy twice at a time. Reports progress, a piece at a time. Where the
// system has no threads to give, fewer do all the work.
//
// False, and the pieces not yet begun are left out, once a piece has returned false or work.stop
// was requested: a piece should take a few hundredths of a second at most.
[[nodiscard]] bool runPieces(const LongWork &work,
    std::int64_t pieces,
    const std::function<bool(std::int64_t index, int worker)> &piece);

} // namespace backoff
