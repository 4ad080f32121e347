// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What every question reads, and how an answer writes its numbers. Private to this folder.

#pragma once

#include "core/io/handouts/questions.h"

#include <QStringList>

#include <cstdint>
#include <optional>
#include <span>

namespace backoff {

struct QuestionContext {
    const Trace &trace;
    const Schedule &schedule;
    const Labels &labels;

    [[nodiscard]] const Experiment &experiment() const { return trace.experiment; }
    [[nodiscard]] const Policy &policy() const { return trace.experiment.policy; }
    [[nodiscard]] const Scenario &scenario() const { return trace.experiment.scenario; }
    [[nodiscard]] const Lane &lane() const { return trace.jittered; }
    [[nodiscard]] qint64 made() const { return static_cast<qint64>(lane().attempts.size()); }
    [[nodiscard]] bool hasHints() const; // a wait that the service decided

    [[nodiscard]] QString text(const char *source) const { return labels.text(source); }
    // With the unit: a policy's value or a sum of ceilings; a draw or a time.
    [[nodiscard]] QString planned(double value) const;
    [[nodiscard]] QString drawn(double value) const;
    // "0.5 + 1 + 2 = 3.5 s"; the terms in the middle of a long sum are not written.
    [[nodiscard]] QString sum(std::span<const double> terms, double total) const;
};

// A question that may not suit the experiment.
using AskedQuestion = std::optional<HandoutQuestion>;
using Asker = AskedQuestion (*)(const QuestionContext &);

// About the run as it was.
namespace ask {
[[nodiscard]] AskedQuestion whyNotRetried(const QuestionContext &context);
[[nodiscard]] AskedQuestion hintedWaits(const QuestionContext &context);
[[nodiscard]] AskedQuestion draws(const QuestionContext &context);
[[nodiscard]] AskedQuestion outageEnds(const QuestionContext &context);
[[nodiscard]] AskedQuestion lanesDiffer(const QuestionContext &context);
[[nodiscard]] AskedQuestion waitedInAll(const QuestionContext &context);
[[nodiscard]] AskedQuestion notWaited(const QuestionContext &context);
[[nodiscard]] AskedQuestion raisedError(const QuestionContext &context);
[[nodiscard]] AskedQuestion timeInCalls(const QuestionContext &context);

// About the policy, whatever the service does.
[[nodiscard]] AskedQuestion totalIfAllFail(const QuestionContext &context);
[[nodiscard]] AskedQuestion noRetries(const QuestionContext &context);
[[nodiscard]] AskedQuestion whereTheCapHolds(const QuestionContext &context);
[[nodiscard]] AskedQuestion longestWithoutCap(const QuestionContext &context);
[[nodiscard]] AskedQuestion leastAndMost(const QuestionContext &context);
[[nodiscard]] AskedQuestion withoutJitter(const QuestionContext &context);
[[nodiscard]] AskedQuestion offsetWait(const QuestionContext &context);

// What would be if one thing were different.
[[nodiscard]] AskedQuestion retriedInVain(const QuestionContext &context);
[[nodiscard]] AskedQuestion callsIfDown(const QuestionContext &context);
[[nodiscard]] AskedQuestion oneAttemptMore(const QuestionContext &context);
[[nodiscard]] AskedQuestion fewestAttempts(const QuestionContext &context);
[[nodiscard]] AskedQuestion otherJitter(const QuestionContext &context);
[[nodiscard]] AskedQuestion doubledBase(const QuestionContext &context);
[[nodiscard]] AskedQuestion otherSeed(const QuestionContext &context);
} // namespace ask

} // namespace backoff
