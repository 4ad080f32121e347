// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is right in the lessons that come with the program, computed once more: from calls of the
// engine, from formulas written out, and from the golden answers of the lesson page's exercises.
// Nothing here asks the facts that a lesson's own answers are made of.

#pragma once

#include "core/io/lessons/lesson.h"

#include <functional>
#include <map>
#include <string>
#include <variant>

namespace backoff {

// The number as it is typed, or how the right choice's English text begins.
using ExpectedAnswer = std::variant<double, std::string>;
using Expectation = std::function<ExpectedAnswer(const LessonStep &)>;

// By lesson and step: "doorbell/1".
using Expectations = std::map<std::string, Expectation>;

[[nodiscard]] Expectations expectationsOfRuns(); // waits, attempts, how a run ends
[[nodiscard]] Expectations expectationsOfDraws(); // seeds, jitter, the herd, formulas

} // namespace backoff
