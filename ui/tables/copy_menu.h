// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The context menu of a view that can be copied from: the selection, or all of it where nothing is
// selected.

#pragma once

#include <QPoint>

#include <functional>

class QAbstractItemView;

namespace backoff {

void showCopyMenu(
    QAbstractItemView *view, const QPoint &globalPosition, const std::function<void()> &copy);

// The rows to copy, from top to bottom.
[[nodiscard]] QList<int> rowsToCopy(const QAbstractItemView &view);

} // namespace backoff
