// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The letters of a picture's drawing, chosen for its size: as large as the values have room for,
// not much smaller than the picture's other letters. In pixels, of the body's families.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/run_result.h"

#include <QFont>
#include <QSizeF>

namespace backoff {

[[nodiscard]] QFont chartFont(const QFont &body, const ChartSpec &spec, QSizeF size);

// Of the words beside the plots, which are many.
[[nodiscard]] QFont gridFont(const QFont &body);

[[nodiscard]] QFont timelineFont(const QFont &body, const RunResult &result, QSizeF size);

} // namespace backoff
