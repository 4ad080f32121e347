// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is drawn once for each retry: outlines, ceilings, points, hatched bars. The solid bars and
// the curves are Qt Charts'.

#pragma once

#include "ui/charts/chart_layout.h"
#include "ui/style/theme.h"

class QPainter;

namespace backoff {

// In front of the curves.
void paintMarks(
    QPainter &painter, const ChartSpec &spec, const ChartLayout &layout, const Theme &theme);

} // namespace backoff
