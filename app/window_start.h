// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Starts the window: options to exit code. Help, version, bad usage, pictures and handouts need no
// display.

#pragma once

#include "app/window_options.h"

namespace backoff {

// Exit codes as run_command.h has them; 3 where there is no display to open a window on.
[[nodiscard]] int startWindow(const WindowOptions &options, int &argc, char **argv);

} // namespace backoff
