// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What was predicted against what is, in words.

#pragma once

#include "core/io/labels.h"
#include "core/io/lessons/lesson_progress.h"

#include <QString>

namespace backoff {

struct PredictionOutcome {
    enum class Kind { Right, Near, Wrong, NotPredicted }; // Near: within what the lesson allows

    Kind kind = Kind::NotPredicted;
    QString mark; // a shape
    QString verdict; // "Right"
    QString predicted; // "You predicted: 2 s"; empty if nothing was
    QString answer; // "The answer: 2.206 s"

    [[nodiscard]] QString sentence() const; // all of it, to be read aloud
};

// Of a revealed step with a question.
[[nodiscard]] PredictionOutcome outcomeOf(
    const LessonStep &step, const StepProgress &progress, const Labels &labels);

} // namespace backoff
