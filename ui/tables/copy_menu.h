// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a view that can be copied from has for it, a context menu and keys: the selection is copied,
// or all of it where nothing is selected.

#pragma once

#include <QPoint>

#include <functional>

class QAbstractItemView;

namespace backoff {

void showCopyMenu(
    QAbstractItemView *view, const QPoint &globalPosition, const std::function<void()> &copy);

// While the view has the focus. They are an action's, so that the list of all keys has them too.
void addCopyKeys(QAbstractItemView *view, const std::function<void()> &copy);

// The rows to copy, from top to bottom.
[[nodiscard]] QList<int> rowsToCopy(const QAbstractItemView &view);

} // namespace backoff
