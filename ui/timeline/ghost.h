// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Colours between two others, for what is yet to come.

#pragma once

#include <QColor>

namespace backoff {

// From `a` (share 0) to `b` (share 1).
[[nodiscard]] inline QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto between = [share](int from, int to) { return qRound(from + (to - from) * share); };
    return QColor(
        between(a.red(), b.red()), between(a.green(), b.green()), between(a.blue(), b.blue()));
}

} // namespace backoff
