// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Questions about the policy, whatever the service does.

#include "core/engine/jitter.h"
#include "core/io/handouts/question_context.h"
#include "core/io/shown_numbers.h"

#include <algorithm>
#include <cmath>

namespace backoff::ask {

namespace {

std::vector<double> modelledDelays(const Schedule &schedule)
{
    std::vector<double> delays;
    for (const ScheduleRow &row : schedule) {
        delays.push_back(row.modelled);
    }
    return delays;
}

// The retry that a question is about: late enough for the growth to show.
const ScheduleRow &askedRetry(const Schedule &schedule)
{
    constexpr std::size_t third = 2;
    return schedule[std::min(third, schedule.size() - 1)];
}

// The first retry whose delay is not below the cap, where the delays grow; none is found far away.
std::optional<std::int64_t> firstCapped(const Policy &policy)
{
    constexpr std::int64_t farthest = 1'000'000;
    std::int64_t below = 0;
    std::int64_t capped = farthest;
    if (rawDelay(policy, farthest) < *policy.cap) {
        return std::nullopt;
    }
    while (capped - below > 1) {
        const std::int64_t middle = below + (capped - below) / 2;
        (rawDelay(policy, middle) < *policy.cap ? below : capped) = middle;
    }
    return capped;
}

// The cap is there, and delays that shrink begin below it.
QString whereCapHolds(const QuestionContext &context)
{
    const Policy &policy = context.policy();
    if (policy.multiplier <= 1) {
        return context
            .text(QT_TRANSLATE_NOOP("Labels",
                "It never does: the delays do not grow, and the first one, %1, is below it."))
            .arg(context.planned(policy.base));
    }
    const auto retries = static_cast<std::int64_t>(context.schedule.size());
    const std::optional<std::int64_t> first = firstCapped(policy);
    if (first && *first <= retries) {
        return context
            .text(QT_TRANSLATE_NOOP("Labels",
                "From retry %1 on: without the cap its delay would be %2, with it the delay is "
                "%3."))
            .arg(countText(*first),
                context.planned(rawDelay(policy, *first)),
                context.planned(*policy.cap));
    }
    QString answer
        = context
              .text(QT_TRANSLATE_NOOP(
                  "Labels", "From none of the %1 retries of this policy: the longest delay is %2."))
              .arg(countText(retries), context.planned(context.schedule.back().modelled));
    if (first) {
        answer += QLatin1Char(' ')
            + context.text(QT_TRANSLATE_NOOP("Labels", "It would hold from retry %1 on."))
                  .arg(countText(*first));
    }
    return answer;
}

// What the formula of a wait depends on, besides the policy: "c is 2 s".
QString whereClause(const QuestionContext &context, const ScheduleRow &row)
{
    const Policy &policy = context.policy();
    if (policy.jitter == Jitter::Decorrelated) {
        const QString previous = row.retry == 1
            ? context.planned(policy.base)
            : context.drawn(context.schedule[static_cast<std::size_t>(row.retry) - 2].jittered);
        return context.text(QT_TRANSLATE_NOOP("Labels", "the previous wait is %1")).arg(previous);
    }
    if (policy.jitter == Jitter::Proportional && policy.capPlacement == CapPlacement::Before
        && policy.cap) {
        return context.text(QT_TRANSLATE_NOOP("Labels", "the uncapped delay is %1"))
            .arg(context.planned(rawDelay(policy, row.retry)));
    }
    return context.text(QT_TRANSLATE_NOOP("Labels", "c is %1")).arg(context.planned(row.modelled));
}

} // namespace

AskedQuestion totalIfAllFail(const QuestionContext &context)
{
    const Schedule &schedule = context.schedule;
    if (schedule.empty() || context.trace.modelled.waited == schedule.back().modelledTotal) {
        return {}; // no wait, or this run's own total: it is asked for that
    }
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP("Labels",
            "Without jitter, how long would the caller wait in all if every attempt failed?")),
        context.sum(modelledDelays(schedule), schedule.back().modelledTotal)};
}

AskedQuestion noRetries(const QuestionContext &context)
{
    if (!context.schedule.empty()) {
        return {};
    }
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP("Labels",
            "How many retries does this policy allow, and which of its values play no part?")),
        context.text(QT_TRANSLATE_NOOP("Labels",
            "None: the only attempt is the first call. Base, multiplier, cap, jitter and seed play "
            "no part, because nothing is waited."))};
}

AskedQuestion whereTheCapHolds(const QuestionContext &context)
{
    const Policy &policy = context.policy();
    const bool isLeftAgain = policy.multiplier <= 1 && policy.cap && policy.base >= *policy.cap;
    if (context.schedule.empty() || !policy.cap || isLeftAgain) {
        return {};
    }
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP("Labels", "From which retry on does the cap hold?")),
        whereCapHolds(context)};
}

AskedQuestion longestWithoutCap(const QuestionContext &context)
{
    if (context.schedule.empty() || context.policy().cap) {
        return {};
    }
    const auto longest = std::ranges::max_element(context.schedule, {}, &ScheduleRow::modelled);
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP(
            "Labels", "There is no cap. How long is the longest modelled delay of this policy?")),
        context.text(QT_TRANSLATE_NOOP("Labels", "%1, before retry %2."))
            .arg(context.planned(longest->modelled), countText(longest->retry))};
}

AskedQuestion leastAndMost(const QuestionContext &context)
{
    const Policy &policy = context.policy();
    // With hints the run's own waits are others than the schedule's, and so is the previous one.
    const bool isUnknown = policy.jitter == Jitter::Decorrelated && context.hasHints();
    if (context.schedule.empty() || !makesDraw(policy.jitter) || isUnknown) {
        return {};
    }
    const ScheduleRow &row = askedRetry(context.schedule);
    return HandoutQuestion {
        context
            .text(QT_TRANSLATE_NOOP(
                "Labels", "What are the least and the most that can be waited before retry %1?"))
            .arg(countText(row.retry)),
        context
            .text(QT_TRANSLATE_NOOP(
                "Labels", "At least %1 and at most %2: the wait is %3, where %4."))
            .arg(context.planned(row.least),
                context.planned(row.most),
                context.labels.formula(policy),
                whereClause(context, row))};
}

AskedQuestion withoutJitter(const QuestionContext &context)
{
    if (context.schedule.empty() || context.policy().jitter != Jitter::None) {
        return {};
    }
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP("Labels",
            "Two callers with this policy fail at the same moment. Are their retries apart?")),
        context
            .text(QT_TRANSLATE_NOOP("Labels",
                "No: both wait %1, and retry together again and again. Jitter would spread them."))
            .arg(context.planned(context.schedule.front().modelled))};
}

AskedQuestion offsetWait(const QuestionContext &context)
{
    const Policy &policy = context.policy();
    if (context.schedule.empty() || policy.jitter != Jitter::Offsets) {
        return {};
    }
    const ScheduleRow &row = askedRetry(context.schedule);
    const auto index = static_cast<std::size_t>(row.retry - 1) % policy.offsets.size();
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP("Labels", "How long is the wait before retry %1?"))
            .arg(countText(row.retry)),
        QStringLiteral("%1 × %2 = %3")
            .arg(policyText(policy.offsets[index]),
                policyText(row.modelled),
                context.drawn(row.jittered))};
}

} // namespace backoff::ask
