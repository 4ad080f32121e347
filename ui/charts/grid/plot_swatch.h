// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The samples of the plots in a legend; paintSwatch() asks here.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/style/theme.h"

class QPainter;

namespace backoff {

void paintPlotSwatch(QPainter &painter, const QRectF &rect, SwatchRole role, const Theme &theme);

} // namespace backoff
