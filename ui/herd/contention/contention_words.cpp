// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/herd/contention/contention_words.h"

#include "core/io/qt_text.h"
#include "core/io/shown_numbers.h"
#include "core/tables/number_format.h"

#include <cmath>

namespace backoff {

namespace {

constexpr double msPerSecond = 1000;

QString decimals(double value, int count) { return toQString(formatFixed(value, count)); }

QString tickText(double value)
{
    return value == std::floor(value) ? groupedText(std::llround(value)) : policyText(value);
}

double inUnit(double ms, Unit unit) { return unit == Unit::Seconds ? ms / msPerSecond : ms; }

} // namespace

Unit contentionUnit(const ContentionResult &result)
{
    for (const ContentionRows &rows : result.points) {
        for (const ContentionRow &row : rows) {
            if (row.completion.mean >= msPerSecond) {
                return Unit::Seconds;
            }
        }
    }
    return Unit::Milliseconds;
}

QString ContentionWords::name(Backoff backoff)
{
    switch (backoff) {
    case Backoff::None:
        return tr("backoff without jitter");
    case Backoff::Equal:
        return tr("equal jitter");
    case Backoff::Full:
        return tr("full jitter");
    case Backoff::Decorrelated:
        return tr("decorrelated jitter");
    case Backoff::NoBackoff:
        return tr("no backoff");
    }
    return {};
}

// A mean of counts: whole where that is exact enough.
QString ContentionWords::calls(double mean)
{
    constexpr double wholeFrom = 100;
    return mean < wholeFrom ? policyText(mean, 3) : groupedText(std::llround(mean));
}

// Seldom more digits than a hundred runs are sure of.
QString ContentionWords::time(double ms, Unit unit)
{
    constexpr double wholeFrom = 100;
    const double value = inUnit(ms, unit);
    const int count = value >= 1 ? 1 : value >= 0.1 ? 2 : 3;
    return withUnit(
        value < wholeFrom ? decimals(value, count) : groupedText(std::llround(value)), unit);
}

QString ContentionWords::callsTick(double calls) { return tickText(calls); }

QString ContentionWords::timeTick(double ms, Unit unit)
{
    return withUnit(tickText(inUnit(ms, unit)), unit);
}

QString ContentionWords::nothingYet() { return tr("The study has not been computed yet."); }

QString ContentionWords::callsTitle(std::int64_t runs)
{
    return runs == 1 ? tr("Calls, in one run")
                     : tr("Calls, mean ± SD of %1 runs").arg(groupedText(runs));
}

QString ContentionWords::timeTitle(std::int64_t runs)
{
    return runs == 1 ? tr("Completion time, in one run")
                     : tr("Completion time, mean ± SD of %1 runs").arg(groupedText(runs));
}

std::vector<LegendEntry> ContentionWords::legend()
{
    return {{SwatchRole::SeriesNone, tr("no jitter"), tr("none", "legend, brief")},
        {SwatchRole::SeriesEqual, tr("equal jitter"), tr("equal", "legend, brief")},
        {SwatchRole::SeriesFull, tr("full jitter"), tr("full", "legend, brief")},
        {SwatchRole::SeriesDecorrelated,
            tr("decorrelated jitter"),
            tr("decorrelated", "legend, brief")},
        {SwatchRole::SeriesNoBackoff, tr("no backoff"), tr("no backoff", "legend, brief")}};
}

QString ContentionWords::clients() { return tr("clients"); }

} // namespace backoff
