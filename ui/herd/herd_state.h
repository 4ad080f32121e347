// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How far a view of the herd is with what it shows.

#pragma once

namespace backoff {

enum class HerdView { Strategies, Fleet, Contention };
inline constexpr HerdView allHerdViews[]
    = {HerdView::Strategies, HerdView::Fleet, HerdView::Contention};

struct HerdState {
    enum class Phase {
        Current, // what is shown belongs to the settings that stand
        Working, // it is being computed, or will be once it is wanted: what is shown is older
        Cancelled, // by the user, or there was no memory for it; what is shown is older
    };
    Phase phase = Phase::Current;
    double fraction = 0; // of the work done, while working
    // Working, but for no longer than a blink is expected: to be told only where it lasts longer.
    bool brief = false;

    // What is shown is to be dimmed: it stays older for longer than a blink.
    [[nodiscard]] bool isOlder() const { return phase != Phase::Current && !brief; }

    bool operator==(const HerdState &) const = default;
};

} // namespace backoff
