// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The looks of a printed handout: fonts, inks and distances, the same on paper, in a PDF and in the
// preview. Distances are in tenths of a point, so that letters are set without rounding their
// widths to the points of a screen.

#pragma once

#include <QColor>
#include <QFont>

namespace backoff::handout_style {

inline constexpr qreal point = 10; // units

inline const QColor ink(0x1a, 0x1f, 0x26);
inline const QColor muted(0x55, 0x5e, 0x6a);
inline const QColor rule(0xb8, 0xc0, 0xca);

[[nodiscard]] QFont text(qreal points, QFont::Weight weight = QFont::Normal);
[[nodiscard]] QFont typewriter(qreal points);

} // namespace backoff::handout_style
