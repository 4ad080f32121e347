// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether things should jump rather than move: as the desktop says it, unless the user of this
// program has chosen. The choice is kept in the settings.

#pragma once

namespace backoff {

enum class MotionChoice { System, Reduced, Full };
inline constexpr MotionChoice allMotionChoices[]
    = {MotionChoice::System, MotionChoice::Reduced, MotionChoice::Full};

[[nodiscard]] MotionChoice motionChoice();
void setMotionChoice(MotionChoice choice);

// The choice, or what the desktop says now.
[[nodiscard]] bool prefersReducedMotion();

// The toolkit's own effects (menus and tool tips that roll out or fade in): off, or left as the
// desktop has them.
void applyReducedMotion(bool reduced);

} // namespace backoff
