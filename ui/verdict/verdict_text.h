// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The verdict in words: how the run ended, and the figures beside it.

#pragma once

#include "ui/run_result.h"

#include <QString>

namespace backoff {

struct VerdictText {
    StopReason stop = StopReason::Succeeded; // of the lane with jitter
    QString mark; // ✓, ✕ or ⊘
    QString sentence; // "Recovered on attempt 5 of 6"
    QString difference; // how the modelled lane ended, where that differs; else empty
    QString waited; // "3.114 s"
    QString modelled;
    QString calls;
    QString slept; // always 0: nothing ever sleeps
    QString pinned; // policy B's: "B: ✓ Recovered on attempt 3 of 6 · 0.071 s waited · 3 calls"; or
                    // that it is left out; empty where nothing is pinned

    bool operator==(const VerdictText &) const = default;
};

[[nodiscard]] QString markOf(StopReason stop); // "✓", "✕" or "⊘"
[[nodiscard]] VerdictText verdictText(const RunResult &result);

} // namespace backoff
