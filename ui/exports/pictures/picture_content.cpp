// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/pictures/picture_content.h"

#include "core/io/reproduction.h"
#include "ui/charts/result_specs.h"
#include "ui/exports/pictures/picture_words.h"
#include "ui/herd/contention/contention_spec.h"
#include "ui/herd/contention/contention_words.h"
#include "ui/herd/fleet/fleet_sentence.h"
#include "ui/herd/fleet/fleet_spec.h"
#include "ui/herd/strategies/strategies_spec.h"
#include "ui/herd/strategies/strategies_words.h"
#include "ui/timeline/timeline_texts.h"

#include <algorithm>

namespace backoff {

namespace {

std::optional<ChartSpec> chartOf(const RunResult &result, const PictureSettings &settings)
{
    switch (settings.kind) {
    case PictureKind::Delays:
        return delaysSpec(result, settings.logScale);
    case PictureKind::Cumulative:
        return cumulativeSpec(result, settings.logScale);
    default:
        return std::nullopt;
    }
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

QStringList linesOfRun(const ExportSource &source, const Labels &labels, bool everyJitter)
{
    Experiment experiment = source.result->experiment();
    experiment.title.clear();
    return reproductionLines(
        TableKind::Attempts, experiment, labels, everyJitter, policyBOf(*source.result));
}

// The formulas of the other strategies come last: the picture itself shows them.
QStringList linesOfStrategies(const ExportSource &source, const Labels &labels)
{
    QStringList lines = linesOfRun(source, labels, false);
    for (const QString &line : linesOfRun(source, labels, true)) {
        if (!lines.contains(line)) {
            lines << line;
        }
    }
    return lines;
}

QStringList linesOfFleet(const ExportSource &source, const Labels &labels)
{
    Experiment experiment = source.result->experiment();
    experiment.title.clear();
    return reproductionLines(TableKind::Fleets, experiment, labels);
}

// The seed before the formulas.
QStringList linesOfStudy(const ExportSource &source, const Labels &labels)
{
    QStringList lines = reproductionLines(ContentionStudy {{}, source.study}, labels);
    lines.move(lines.size() - 1, 2);
    return lines;
}

QStringList linesOf(const ExportSource &source, PictureKind kind, const Labels &labels)
{
    switch (kind) {
    case PictureKind::Strategies:
        return linesOfStrategies(source, labels);
    case PictureKind::Fleet:
        return linesOfFleet(source, labels);
    case PictureKind::Contention:
        return linesOfStudy(source, labels);
    default:
        return linesOfRun(source, labels, false);
    }
}

// The program's name comes last: where there is little room it is missed least.
QStringList factsOf(const ExportSource &source, PictureKind kind, const Labels &labels)
{
    QStringList lines = linesOf(source, kind, labels);
    std::rotate(lines.begin(), lines.begin() + 1, lines.end());
    return lines;
}

void addGrid(PictureContent &content, const ExportSource &source, const PictureSettings &settings)
{
    switch (settings.kind) {
    case PictureKind::Strategies:
        content.grid = strategiesSpec(*source.strategies, settings.logScale);
        content.sentence = StrategiesWords::sentence(*source.strategies);
        break;
    case PictureKind::Fleet:
        content.grid = fleetSpec(*source.fleet, settings.logScale);
        content.sentence = fleetSentence(*source.fleet);
        break;
    case PictureKind::Contention:
        content.grid = contentionSpec(*source.contention, settings.logScale);
        content.sentence = ContentionWords::sentence(*source.contention);
        break;
    default:
        return;
    }
    if (!content.grid->sentence.isEmpty()) { // it stands in the middle of the picture
        content.sentence.clear();
    }
}

QString descriptionOf(const PictureContent &content)
{
    if (content.grid) {
        return content.grid->summary;
    }
    return content.chart ? content.chart->summary : timeline_texts::description(*content.result);
}

} // namespace

PictureContent PictureContent::make(
    const ExportSource &source, const PictureSettings &settings, const Labels *labels)
{
    const auto view = herdViewOf(settings.kind);
    Q_ASSERT(!view || source.has(*view));
    PictureContent content;
    content.result = source.result;
    content.caption = PictureWords::caption(settings.kind);
    content.chart = chartOf(*source.result, settings);
    addGrid(content, source, settings);
    if (!content.isTimeline()) {
        content.legend = content.grid ? content.grid->legend : content.chart->legend;
    }
    content.description = descriptionOf(content);
    if (labels) {
        content.title = shownTitle(source.result->experiment().title);
        content.facts = factsOf(source, settings.kind, *labels);
        content.description += u'\n' + content.facts.join(u'\n');
    }
    return content;
}

} // namespace backoff
