// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a picture says and shows, before it has a size: finished words and numbers.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/charts/grid/plot_grid_spec.h"
#include "ui/exports/pictures/picture.h"

#include <QString>
#include <QStringList>

namespace backoff {

struct PictureContent {
    RunResultPtr result;
    QString title; // the experiment's; may be empty
    QString caption; // of a chart: what its bars or lines are; none of the timeline
    QString sentence; // of a view of the herd: what it shows
    std::optional<ChartSpec> chart; // neither of the two: the timeline
    std::optional<PlotGridSpec> grid;
    std::vector<LegendEntry> legend; // of the chart or the grid
    QStringList facts; // what reproduces the picture, the most telling first
    QString description; // the whole in words, for the file

    [[nodiscard]] bool isTimeline() const { return !chart && !grid; }

    // Plain without labels: neither title nor facts. The source must have the value of the view.
    [[nodiscard]] static PictureContent make(
        const ExportSource &source, const PictureSettings &settings, const Labels *labels);
};

} // namespace backoff
