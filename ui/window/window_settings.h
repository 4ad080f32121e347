// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the window remembers between two starts: where it stood and how large it was.

#pragma once

class QWidget;

namespace backoff {

void saveGeometryOf(const QWidget &window);

// False where nothing usable is remembered: the window keeps the size it has.
bool restoreGeometryOf(QWidget &window);

// Makes a window that is new no larger than its screen has room for.
void fitOnScreen(QWidget &window);

} // namespace backoff
