// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/facts/fact_formats.h"

#include "core/io/python_snippet.h"
#include "core/io/qt_text.h"
#include "core/io/shown_numbers.h"
#include "core/tables/number_format.h"

#include <cmath>

namespace backoff {

namespace {

QString inNumber(double value, Unit) { return policyText(value); }
QString inTime(double value, Unit unit) { return withUnit(drawnText(value), unit); }
QString inCeiling(double value, Unit unit) { return withUnit(policyText(value), unit); }
QString inPercent(double value, Unit) { return percentText(value); }
QString inCount(double value, Unit) { return countedText(value); }

constexpr NumberFormat allNumberFormats[] = {
    {"number", inNumber},
    {"time", inTime},
    {"ceiling", inCeiling},
    {"count", inCount},
    {"percent", inPercent},
};

QString outcome(FactSources &sources, const Labels &labels)
{
    return labels.stopReason(sources.trace().jittered.stop);
}

QString jitter(FactSources &sources, const Labels &labels)
{
    return labels.jitter(sources.experiment().policy.jitter);
}

QString formula(FactSources &sources, const Labels &labels)
{
    return labels.formula(sources.experiment().policy);
}

QString seed(FactSources &sources, const Labels &)
{
    return QString::number(sources.experiment().policy.seed);
}

// For a fenced block, which brings its own last line end.
QString python(FactSources &sources, const Labels &labels)
{
    QString snippet = pythonSnippet(sources.experiment().policy, labels);
    snippet.chop(1);
    return snippet;
}

constexpr WordFormat allWordFormats[] = {
    {"outcome", outcome},
    {"jitter", jitter},
    {"formula", formula},
    {"seed", seed},
    {"python", python},
};

} // namespace

std::span<const NumberFormat> numberFormats() { return allNumberFormats; }
std::span<const WordFormat> wordFormats() { return allWordFormats; }

QString countedText(double count)
{
    constexpr double largest = 9e15; // every whole number up to it is a double
    return std::fabs(count) < largest ? groupedText(std::llround(count)) : policyText(count);
}

// Neither nothing nor all, unless it is: so many decimals as that takes.
QString percentText(double share)
{
    constexpr int mostDecimals = 3;
    const double percent = 100 * share;
    QString text = toQString(formatFixed(percent, 0));
    for (int decimals = 1; decimals <= mostDecimals; ++decimals) {
        const double shown = text.toDouble();
        if ((shown != 0 || percent == 0) && (shown != 100 || percent == 100)) {
            break;
        }
        text = toQString(formatFixed(percent, decimals));
    }
    return text + QStringLiteral(" %");
}

} // namespace backoff
