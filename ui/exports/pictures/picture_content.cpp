// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_content.h"

#include "core/io/reproduction.h"
#include "ui/charts/result_specs.h"
#include "ui/exports/pictures/picture_words.h"
#include "ui/timeline/timeline_texts.h"

#include <algorithm>

namespace backoff {

namespace {

std::optional<ChartSpec> chartOf(const RunResult &result, const PictureSettings &settings)
{
    switch (settings.kind) {
    case PictureKind::Timeline:
        break;
    case PictureKind::Delays:
        return delaysSpec(result, settings.logScale);
    case PictureKind::Cumulative:
        return cumulativeSpec(result, settings.logScale);
    }
    return std::nullopt;
}

// What XML does not allow is no part of a title that can be shown.
QString shownTitle(const std::string &title)
{
    QString text = QString::fromStdString(title);
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control || c.isNonCharacter()) {
            c = u' ';
        }
    }
    return text.simplified();
}

// The program's name comes last: where there is little room it is missed least.
QStringList factsOf(Experiment experiment, const Labels &labels)
{
    experiment.title.clear();
    QStringList lines = reproductionLines(TableKind::Attempts, experiment, labels);
    std::rotate(lines.begin(), lines.begin() + 1, lines.end());
    return lines;
}

} // namespace

PictureContent PictureContent::make(
    const RunResultPtr &result, const PictureSettings &settings, const Labels *labels)
{
    PictureContent content;
    content.result = result;
    content.caption = PictureWords::caption(settings.kind);
    content.chart = chartOf(*result, settings);
    content.description
        = content.chart ? content.chart->summary : timeline_texts::description(*result);
    if (labels) {
        content.title = shownTitle(result->experiment().title);
        content.facts = factsOf(result->experiment(), *labels);
        content.description += u'\n' + content.facts.join(u'\n');
    }
    return content;
}

} // namespace backoff
