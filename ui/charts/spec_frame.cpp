// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/spec_frame.h"

#include "ui/charts/chart_words.h"

#include <algorithm>

namespace backoff {

namespace {

ValueScale scaleOf(const SpecFrame &frame, bool logScale, const RowValues &values)
{
    double largest = 0;
    double smallest = 0;
    const auto include = [&](const RetryRow &row) {
        for (const auto value : values) {
            const double v = row.*value;
            largest = std::max(largest, v);
            if (v > 0 && (smallest == 0 || v < smallest)) {
                smallest = v;
            }
        }
    };
    std::ranges::for_each(frame.rows, include);
    std::ranges::for_each(frame.pinned, include);
    return logScale ? ValueScale::logarithmic(smallest, largest) : ValueScale::linear(largest);
}

} // namespace

SpecFrame makeFrame(const RunResult &result, bool logScale, const RowValues &values)
{
    SpecFrame frame;
    frame.rows = retryRows(result);
    if (result.pinned) {
        frame.isPinned = true;
        frame.pinned = retryRows(*result.pinned);
    }
    frame.unit = result.unit();
    if (frame.isEmpty()) {
        frame.spec.sentence = ChartWords::noRetry();
        frame.spec.summary = frame.spec.sentence;
        return frame;
    }
    frame.scale = scaleOf(frame, logScale, values);
    frame.spec.retries = std::max(std::ssize(frame.rows), std::ssize(frame.pinned));
    frame.spec.used = std::ranges::count(frame.rows, true, &RetryRow::used);
    frame.spec.xTo = double(frame.spec.retries) + 0.5;
    for (const double tick : frame.scale.ticks()) {
        frame.spec.ticks.push_back({frame.scale.at(tick), withUnit(policyText(tick), frame.unit)});
    }
    return frame;
}

void addSummary(SpecFrame &frame, Summary summary)
{
    frame.spec.summary = summary(frame.rows, frame.unit);
    if (frame.isPinned) {
        frame.spec.summary += u' ' + ChartWords::ofPolicyB(summary(frame.pinned, frame.unit));
    }
}

} // namespace backoff
