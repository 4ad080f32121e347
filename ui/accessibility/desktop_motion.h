// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the desktop says about animations. Qt has no word for it yet, so the desktops are asked
// where each keeps it: KDE and GTK in their files, GNOME and Cinnamon through the desktop portal.

#pragma once

namespace backoff {

// False where nothing is said.
[[nodiscard]] bool desktopReducesMotion();

} // namespace backoff
