// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The small sample of a mark or curve in front of its words in a legend.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/style/theme.h"

class QPainter;

namespace backoff {

void paintSwatch(QPainter &painter, const QRectF &rect, SwatchRole role, const Theme &theme);

} // namespace backoff
