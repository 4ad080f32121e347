// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a picture says and shows, before it has a size: finished words and numbers.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/exports/pictures/picture.h"

#include <QString>
#include <QStringList>

namespace backoff {

struct PictureContent {
    RunResultPtr result;
    QString title; // the experiment's; may be empty
    QString caption; // of a chart: what its bars or lines are
    std::optional<ChartSpec> chart; // none: the timeline
    QStringList facts; // what reproduces the picture, the most telling first
    QString description; // the whole in words, for the file

    // Plain without labels: neither title nor facts.
    [[nodiscard]] static PictureContent make(
        const RunResultPtr &result, const PictureSettings &settings, const Labels *labels);
};

} // namespace backoff
