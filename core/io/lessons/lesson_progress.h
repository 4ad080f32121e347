// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a learner is in a lesson: a value, and what each thing they do makes of it.

#pragma once

#include "core/io/lessons/lesson.h"
#include "core/io/lessons/lesson_answer.h"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace backoff {

struct StepProgress {
    std::optional<LessonAnswer> prediction;
    bool revealed = false; // a step without a question is, as soon as it is shown

    bool operator==(const StepProgress &) const = default;
};

struct LessonProgress {
    std::size_t step = 0;
    std::vector<StepProgress> steps; // one each

    [[nodiscard]] const StepProgress &current() const { return steps[step]; }
    bool operator==(const LessonProgress &) const = default;
};

namespace lesson_intent {
struct Predict {
    std::optional<LessonAnswer> answer; // none: taken back
};
struct Reveal {
}; // with a prediction or without
struct Next {
};
struct Back {
};
struct AskAgain {
}; // forgets this step's prediction and hides it again
} // namespace lesson_intent
using LessonIntent = std::variant<lesson_intent::Predict,
    lesson_intent::Reveal,
    lesson_intent::Next,
    lesson_intent::Back,
    lesson_intent::AskAgain>;

[[nodiscard]] LessonProgress startOf(const Lesson &lesson);

// What is not possible changes nothing: a prediction after the reveal, Next at the last step.
[[nodiscard]] LessonProgress reduce(
    const Lesson &lesson, LessonProgress progress, const LessonIntent &intent);

// Whether the step's run and charts are to be hidden now.
[[nodiscard]] bool isHidden(const Lesson &lesson, const LessonProgress &progress);

} // namespace backoff
