// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether everything in a window has the room it needs: each check returns one line for each thing
// that has not, and nothing where all is well.

#pragma once

#include <QStringList>

class QWidget;

namespace backoff::test {

// Texts that are not wholly in sight. What gives way may end in an ellipsis where its tooltip
// has the whole of it.
[[nodiscard]] QStringList cutTexts(const QWidget &window);
// Two widgets in one place, neither within the other.
[[nodiscard]] QStringList overlaps(const QWidget &window);
// Widgets that are smaller than they may be.
[[nodiscard]] QStringList squeezed(const QWidget &window);
// Widgets that reach out of their parent, but for what is scrolled.
[[nodiscard]] QStringList outsideParents(const QWidget &window);

// All of it, one line a find.
[[nodiscard]] QString misfits(const QWidget &window);

} // namespace backoff::test
