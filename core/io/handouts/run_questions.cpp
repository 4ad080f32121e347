// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Questions about the run as it was.

#include "core/engine/jitter.h"
#include "core/io/handouts/question_context.h"
#include "core/io/handouts/verdict_sentence.h"
#include "core/io/qt_text.h"
#include "core/io/shown_numbers.h"

#include <algorithm>

namespace backoff::ask {

namespace {

QString errorName(const Attempt &attempt) { return toQString(errorClass(attempt.answer.outcome)); }

std::vector<double> waitsOf(const Lane &lane)
{
    std::vector<double> waits;
    for (const Attempt &attempt : lane.attempts) {
        if (attempt.hasWait()) {
            waits.push_back(attempt.waited);
        }
    }
    return waits;
}

bool hasHint(const Lane &lane)
{
    return std::ranges::any_of(
        lane.attempts, [](const Attempt &attempt) { return attempt.answer.hint > 0; });
}

} // namespace

AskedQuestion whyNotRetried(const QuestionContext &context)
{
    if (context.lane().stop != StopReason::Permanent) {
        return {};
    }
    const Attempt &last = context.lane().attempts.back();
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP("Labels", "Why does no other attempt follow attempt %1?"))
            .arg(last.number),
        context
            .text(QT_TRANSLATE_NOOP("Labels",
                "%1 is a permanent error: the same request would fail in the same way again. So "
                "the run stops at once, with no wait and no draw. Attempts left unused: %2."))
            .arg(errorName(last), countText(context.policy().attempts - last.number))};
}

AskedQuestion hintedWaits(const QuestionContext &context)
{
    constexpr int mostListed = 5;
    QStringList waits;
    for (const Attempt &attempt : context.lane().attempts) {
        if (attempt.waitKind == WaitKind::Hinted && waits.size() <= mostListed) {
            waits += QStringLiteral("%1 (%2)").arg(
                countText(attempt.number), context.planned(attempt.waited));
        }
    }
    if (waits.isEmpty()) {
        return {};
    }
    if (waits.size() > mostListed) {
        waits.last() = QStringLiteral("\u2026");
    }
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP(
            "Labels", "Which waits of this run did the service decide, and how long are they?")),
        context
            .text(QT_TRANSLATE_NOOP("Labels",
                "After these attempts: %1. The service said so when it answered 429: nothing "
                "is "
                "drawn for them, and the cap does not count."))
            .arg(waits.join(QStringLiteral(", ")))};
}

AskedQuestion draws(const QuestionContext &context)
{
    if (!context.hasHints() || !makesDraw(context.policy().jitter)) {
        return {};
    }
    const auto drawn
        = std::ranges::count(context.lane().attempts, WaitKind::Jittered, &Attempt::waitKind);
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP("Labels", "How many random numbers are drawn in this run?")),
        drawn == 0
            ? context.text(QT_TRANSLATE_NOOP("Labels", "None: the service decides every wait."))
            : context
                  .text(QT_TRANSLATE_NOOP(
                      "Labels", "%1: one for each wait that the service does not decide."))
                  .arg(countText(drawn))};
}

AskedQuestion outageEnds(const QuestionContext &context)
{
    const Lane &lane = context.lane();
    if (context.scenario().kind != ScenarioKind::TimedOutage
        || lane.attempts.front().answer.outcome == Outcome::Success) {
        return {};
    }
    const QString question = context.text(QT_TRANSLATE_NOOP(
        "Labels", "When does the service answer again, and which attempt meets that first?"));
    const Attempt &last = lane.attempts.back();
    const char *answer = lane.stop == StopReason::Succeeded
        ? QT_TRANSLATE_NOOP("Labels", "From %1 on; attempt %2, which starts at %3.")
        : QT_TRANSLATE_NOOP(
            "Labels", "From %1 on; none does: the last one, attempt %2, starts at %3.");
    return HandoutQuestion {question,
        context.text(answer).arg(context.planned(context.scenario().downUntil),
            countText(last.number),
            context.drawn(last.startsAt))};
}

AskedQuestion lanesDiffer(const QuestionContext &context)
{
    const Trace &trace = context.trace;
    if (trace.modelled.stop == trace.jittered.stop
        && trace.modelled.attempts.size() == trace.jittered.attempts.size()) {
        return {};
    }
    return HandoutQuestion {context.text(QT_TRANSLATE_NOOP("Labels",
                                "Does the run end in the same way with jitter and without it?")),
        context
            .text(QT_TRANSLATE_NOOP("Labels",
                "No. With jitter: %1 Without: %2 The waits differ, so the calls reach the service "
                "at other moments."))
            .arg(verdictSentence(trace.jittered, context.policy().attempts, context.labels),
                verdictSentence(trace.modelled, context.policy().attempts, context.labels))};
}

AskedQuestion waitedInAll(const QuestionContext &context)
{
    const std::vector<double> waits = waitsOf(context.trace.modelled);
    if (waits.empty() && context.lane().waited == 0) {
        return {};
    }
    const QString sum = context.sum(waits, context.trace.modelled.waited);
    if (context.policy().jitter == Jitter::None) {
        return HandoutQuestion {
            context.text(QT_TRANSLATE_NOOP("Labels", "How long does this run wait in all?")), sum};
    }
    return HandoutQuestion {context.text(QT_TRANSLATE_NOOP("Labels",
                                "How long does this run wait in all, without jitter and with it?")),
        context.text(QT_TRANSLATE_NOOP("Labels", "Without jitter: %1. With it: %2."))
            .arg(sum, context.drawn(context.lane().waited))};
}

// The lesson counts this delay among the modelled ones, so the two totals must not be confused.
AskedQuestion notWaited(const QuestionContext &context)
{
    const Lane &lane = context.trace.modelled;
    if (!lane.notWaited || hasHint(lane)) {
        return {};
    }
    std::vector<double> delays = waitsOf(lane);
    delays.push_back(*lane.notWaited);
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP("Labels",
            "A delay is modelled after each failed attempt. What is their sum, and is all of it "
            "waited?")),
        context
            .text(QT_TRANSLATE_NOOP("Labels",
                "%1. The last delay, %2, is not waited, because no attempt follows: without jitter "
                "%3 are waited."))
            .arg(context.sum(delays, lane.waited + *lane.notWaited),
                context.planned(*lane.notWaited),
                context.planned(lane.waited))};
}

AskedQuestion raisedError(const QuestionContext &context)
{
    if (context.lane().stop != StopReason::Exhausted) {
        return {};
    }
    const Attempt &last = context.lane().attempts.back();
    return HandoutQuestion {context.text(QT_TRANSLATE_NOOP(
                                "Labels", "What does the caller get when no attempt is left?")),
        context
            .text(QT_TRANSLATE_NOOP(
                "Labels", "The last error is raised again and never hidden. Here it is %1: %2."))
            .arg(errorName(last),
                context.labels.errorText(last.answer, last.number, context.policy().unit))};
}

AskedQuestion timeInCalls(const QuestionContext &context)
{
    const double one = context.scenario().callDuration;
    if (one == 0) {
        return {};
    }
    const auto calls = static_cast<double>(context.made());
    return HandoutQuestion {
        context.text(QT_TRANSLATE_NOOP(
            "Labels", "When does this run end, and how much of that time do the calls take?")),
        context
            .text(QT_TRANSLATE_NOOP(
                "Labels", "At %1. The calls take %2 × %3 = %4, the waits the rest."))
            .arg(context.drawn(context.lane().end),
                countText(context.made()),
                context.planned(one),
                context.planned(calls * one))};
}

} // namespace backoff::ask
