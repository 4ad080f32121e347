// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/handouts/questions.h"

#include "core/io/handouts/question_context.h"
#include "core/io/shown_numbers.h"

#include <algorithm>

namespace backoff {

bool QuestionContext::hasHints() const
{
    return std::ranges::any_of(lane().attempts,
        [](const Attempt &attempt) { return attempt.waitKind == WaitKind::Hinted; });
}

QString QuestionContext::planned(double value) const
{
    return withUnit(policyText(value), policy().unit);
}

QString QuestionContext::drawn(double value) const
{
    return withUnit(drawnText(value), policy().unit);
}

QString QuestionContext::sum(std::span<const double> terms, double total) const
{
    constexpr std::size_t mostTerms = 10;
    constexpr std::size_t firstTerms = 3;
    if (terms.size() < 2) {
        return planned(total);
    }
    QStringList written;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        if (terms.size() <= mostTerms || i < firstTerms || i + 1 == terms.size()) {
            written += policyText(terms[i]);
        } else if (i == firstTerms) {
            written += QStringLiteral("\u2026");
        }
    }
    return written.join(QStringLiteral(" + ")) + QStringLiteral(" = ") + planned(total);
}

// In the order in which they are preferred: what is special about this run, then the usual.
static constexpr Asker askers[] = {ask::whyNotRetried,
    ask::retriedInVain,
    ask::hintedWaits,
    ask::draws,
    ask::outageEnds,
    ask::lanesDiffer,
    ask::waitedInAll,
    ask::notWaited,
    ask::totalIfAllFail,
    ask::noRetries,
    ask::callsIfDown,
    ask::oneAttemptMore,
    ask::fewestAttempts,
    ask::whereTheCapHolds,
    ask::longestWithoutCap,
    ask::leastAndMost,
    ask::withoutJitter,
    ask::offsetWait,
    ask::otherJitter,
    ask::doubledBase,
    ask::raisedError,
    ask::otherSeed,
    ask::timeInCalls};

std::vector<HandoutQuestion> handoutQuestions(
    const Trace &trace, const Schedule &schedule, const Labels &labels)
{
    const QuestionContext context {trace, schedule, labels};
    std::vector<HandoutQuestion> questions;
    for (const Asker asker : askers) {
        if (questions.size() == mostHandoutQuestions) {
            break;
        }
        if (const AskedQuestion asked = asker(context)) {
            questions.push_back(*asked);
        }
    }
    return questions;
}

} // namespace backoff
