// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The symbols of the transport as paths, so that no font or icon theme has to have them.

#pragma once

#include <QColor>
#include <QIcon>
#include <QPainterPath>

namespace backoff {

enum class TransportGlyph { ToStart, StepBack, Play, Pause, StepForward, ToEnd };

// Filled shapes within the unit square around the origin (-0.5 to 0.5).
[[nodiscard]] QPainterPath pathOf(TransportGlyph glyph);

// Crisp at every size and pixel ratio.
[[nodiscard]] QIcon iconOf(TransportGlyph glyph, const QColor &color, const QColor &disabled);

void paintGlyph(QPainter &painter, const QRectF &square, TransportGlyph glyph, const QColor &color);

} // namespace backoff
