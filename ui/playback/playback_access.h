// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What assistive technology is told of the virtual clock and of the scrubber. Both answer when they
// are asked: while sixty frames a second are played, no new name is announced sixty times.

#pragma once

namespace backoff {

// To be called while one of them is made, before it gets a name.
void makePlaybackAccessible();

} // namespace backoff
