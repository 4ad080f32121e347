// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A small drawing of what each flaky service does: the line is up while it answers and down while
// it fails.

#pragma once

#include "core/engine/scenario.h"
#include "ui/style/theme.h"

#include <QPainterPath>

class QPainter;

namespace backoff {

// Lines only, to be stroked, inside a box of 40 x 24.
inline constexpr QSizeF outageDrawingSize(40, 24);
[[nodiscard]] QPainterPath outagePath(ScenarioKind kind);
[[nodiscard]] QColor outageColor(ScenarioKind kind, const Theme &theme);

void drawOutage(QPainter &painter, QPointF topLeft, ScenarioKind kind, const Theme &theme);

} // namespace backoff
