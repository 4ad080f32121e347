// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is right, computed from the step's experiment, and what was predicted against it.

#pragma once

#include "core/io/lessons/lesson.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <variant>

namespace backoff {

// Of a question with choices: which one, from 0. Else a number, as it is typed (24 for 24 %).
using LessonAnswer = std::variant<std::size_t, double>;

// The step has a question, and its lesson was read by lesson_reader: there is an answer.
[[nodiscard]] LessonAnswer answerOf(const LessonStep &step);

// Whether it is near enough to the answer.
[[nodiscard]] bool isRight(const LessonStep &step, const LessonAnswer &prediction);

// The answer's words: the choice's text, or the number with its unit.
[[nodiscard]] QString answerText(
    const LessonStep &step, const LessonAnswer &answer, const Labels &labels);

} // namespace backoff
