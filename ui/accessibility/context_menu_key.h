// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Shift+F10 opens the menu of what has the focus, as the Menu key does, which many keyboards lack.
// On Linux Qt knows the Menu key alone.

#pragma once

class QAction;
class QWidget;

namespace backoff {

// An action of the window; its text says what it does.
QAction *addContextMenuKey(QWidget *window);

} // namespace backoff
