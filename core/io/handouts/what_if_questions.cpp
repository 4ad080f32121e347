// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Questions about what would be if one thing were different: the experiment is run once more. What
// is not valid then (a delay too large to compute with) is not asked.

#include "core/engine/jitter.h"
#include "core/engine/run.h"
#include "core/io/handouts/question_context.h"
#include "core/io/handouts/verdict_sentence.h"
#include "core/io/shown_numbers.h"

#include <algorithm>

namespace backoff::ask {

namespace {

// The run may come from the command line, which allows more attempts than the window.
constexpr Limits limits = commandLineLimits;

std::optional<Trace> tryRun(const Experiment &experiment)
{
    if (!validate(experiment, limits).empty()) {
        return std::nullopt;
    }
    return run(experiment);
}

std::optional<Trace> withAttempts(Experiment experiment, std::int64_t attempts)
{
    experiment.policy.attempts = attempts;
    return tryRun(experiment);
}

// How a run with many more attempts ends: what the answer adds to "one more is not enough".
QString withManyMore(const QuestionContext &context)
{
    if (context.scenario().kind == ScenarioKind::AlwaysDown) {
        return context.text(QT_TRANSLATE_NOOP(
            "Labels", "No number of attempts helps against a service that never recovers."));
    }
    constexpr std::int64_t many = 10'000;
    const std::optional<Trace> trace
        = withAttempts(context.experiment(), std::max(many, context.policy().attempts + 1));
    if (!trace || trace->jittered.stop != StopReason::Succeeded) {
        return {};
    }
    return context
        .text(QT_TRANSLATE_NOOP(
            "Labels", "It takes %1 attempts, and %2 of waiting with jitter and this seed."))
        .arg(countText(static_cast<qint64>(trace->jittered.attempts.size())),
            context.drawn(trace->jittered.waited));
}

} // namespace

AskedQuestion retriedInVain(const QuestionContext &context)
{
    const Trace &trace = context.trace;
    if (context.scenario().kind != ScenarioKind::PermanentError
        || trace.modelled.stop != StopReason::Permanent
        || context.made() == context.policy().attempts) {
        return {};
    }
    Experiment retried = context.experiment();
    retried.scenario.kind = ScenarioKind::AlwaysDown; // the same calls, and each may be retried
    const std::optional<Trace> other = tryRun(retried);
    if (!other) {
        return {};
    }
    const auto more = other->modelled.attempts.size() - trace.modelled.attempts.size();
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP(
            "Labels", "What would it cost to retry this error as if it were a passing one?")),
        context
            .text(QT_TRANSLATE_NOOP(
                "Labels", "Calls made in vain: %1. Time waited in vain, without jitter: %2."))
            .arg(countText(static_cast<qint64>(more)),
                context.planned(other->modelled.waited - trace.modelled.waited))};
}

AskedQuestion callsIfDown(const QuestionContext &context)
{
    Experiment down = context.experiment();
    down.scenario.kind = ScenarioKind::AlwaysDown;
    const std::optional<Trace> trace = tryRun(down);
    if (!trace) {
        return {};
    }
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP("Labels",
            "How many calls does the service get from this caller if it never recovers?")),
        context.text(QT_TRANSLATE_NOOP("Labels", "%1, the first call included."))
            .arg(countText(static_cast<qint64>(trace->jittered.attempts.size())))};
}

AskedQuestion oneAttemptMore(const QuestionContext &context)
{
    const std::int64_t more = context.policy().attempts + 1;
    if (context.lane().stop != StopReason::Exhausted) {
        return {};
    }
    const std::optional<Trace> trace = withAttempts(context.experiment(), more);
    if (!trace) {
        return {};
    }
    QString answer;
    switch (trace->jittered.stop) {
    case StopReason::Succeeded:
        answer = context.text(QT_TRANSLATE_NOOP("Labels", "Yes: attempt %1 succeeds, at %2."))
                     .arg(countText(more), context.drawn(trace->jittered.attempts.back().startsAt));
        break;
    case StopReason::Permanent:
        answer
            = context.text(QT_TRANSLATE_NOOP("Labels", "No: attempt %1 meets a permanent error."))
                  .arg(countText(more));
        break;
    case StopReason::Exhausted:
        answer = (context.text(QT_TRANSLATE_NOOP("Labels", "No: attempt %1 fails too."))
                      .arg(countText(more))
            + QLatin1Char(' ') + withManyMore(context))
                     .trimmed();
        break;
    }
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP("Labels", "Would one more attempt have helped?")), answer};
}

AskedQuestion fewestAttempts(const QuestionContext &context)
{
    if (context.lane().stop != StopReason::Succeeded || context.made() < 2) {
        return {};
    }
    const std::optional<Trace> fewer = withAttempts(context.experiment(), context.made() - 1);
    if (!fewer) {
        return {};
    }
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP(
            "Labels", "How many attempts must be allowed at least for this run to recover?")),
        context.text(QT_TRANSLATE_NOOP("Labels", "%1. With fewer: %2"))
            .arg(countText(context.made()),
                verdictSentence(fewer->jittered, context.made() - 1, context.labels))};
}

AskedQuestion otherJitter(const QuestionContext &context)
{
    if (context.lane().waited == 0) {
        return {};
    }
    QStringList totals;
    for (const Jitter jitter : {Jitter::None, Jitter::Full, Jitter::Equal}) {
        if (jitter == context.policy().jitter) {
            continue;
        }
        Experiment other = context.experiment();
        other.policy.jitter = jitter;
        const std::optional<Trace> trace = tryRun(other);
        if (!trace) {
            return {};
        }
        QString total
            = context.text(QT_TRANSLATE_NOOP("Labels", "%1: %2"))
                  .arg(context.labels.jitter(jitter), context.drawn(trace->jittered.waited));
        if (trace->jittered.stop != context.lane().stop) {
            total += QStringLiteral(" (%1)").arg(context.labels.stopReason(trace->jittered.stop));
        }
        totals += total;
    }
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP("Labels",
            "How long would this run wait in all with another jitter and the same seed?")),
        totals.join(QStringLiteral("; ")) + QLatin1Char('.')};
}

AskedQuestion doubledBase(const QuestionContext &context)
{
    if (context.schedule.empty()) {
        return {};
    }
    Experiment doubled = context.experiment();
    doubled.policy.base *= 2;
    doubled.policy.jitter = Jitter::None;
    if (!validate(doubled, limits).empty()) {
        return {};
    }
    const double before = context.schedule.back().modelledTotal;
    const double after = makeSchedule(doubled.policy).back().modelledTotal;
    QString answer = context.text(QT_TRANSLATE_NOOP("Labels", "%1 instead of %2."))
                         .arg(context.planned(after), context.planned(before));
    if (after < 2 * before) {
        answer += QLatin1Char(' ')
            + context.text(QT_TRANSLATE_NOOP(
                "Labels", "That is less than twice as much, because the cap stays."));
    }
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP("Labels",
            "With the base doubled, how long would the caller wait in all, without jitter, if "
            "every attempt failed?")),
        answer};
}

AskedQuestion otherSeed(const QuestionContext &context)
{
    if (context.schedule.empty() || !makesDraw(context.policy().jitter) || context.hasHints()) {
        return {};
    }
    Policy other = context.policy();
    other.seed ^= 1; // a neighbour that always exists
    const Schedule schedule = makeSchedule(other);
    return HandoutQuestion {
        context
            .text(QT_TRANSLATE_NOOP("Labels",
                "With the seed %1 instead of %2, how long would the first wait be, if it is "
                "drawn?"))
            .arg(QString::number(other.seed), QString::number(context.policy().seed)),
        context
            .text(QT_TRANSLATE_NOOP("Labels",
                "%1 instead of %2. Another seed gives other draws; the modelled delays stay."))
            .arg(context.drawn(schedule.front().jittered),
                context.drawn(context.schedule.front().jittered))};
}

} // namespace backoff::ask
