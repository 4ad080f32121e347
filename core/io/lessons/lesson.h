// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson: steps that set an experiment, ask for a prediction, and explain what was seen.
//
// A plain value, read from a file (lesson_reader.h). It holds no answers: what is right is what the
// engine says of the step's experiment (lesson_answer.h). Texts are Markdown with {facts} in them.

#pragma once

#include "core/engine/experiment.h"
#include "core/io/labels.h"
#include "core/io/sessions/session.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace backoff {

// In both languages; a lesson written in one has the same text in both.
struct LessonText {
    QString english;
    QString spanish;

    [[nodiscard]] const QString &in(Language language) const
    {
        return language == Language::Spanish ? spanish : english;
    }
    [[nodiscard]] bool isEmpty() const { return english.isEmpty() && spanish.isEmpty(); }
    bool operator==(const LessonText &) const = default;
};

struct LessonChoice {
    LessonText text;
    std::string when; // an expression: this choice is right where it is not 0

    bool operator==(const LessonChoice &) const = default;
};

enum class AnswerUnit { Number, Count, Time, Percent };

// Either choices, exactly one of which is right, or a number.
struct LessonQuestion {
    LessonText text;
    std::vector<LessonChoice> choices; // 2 or more; empty: a number is asked for
    std::string answer; // an expression; of a percentage: the share, from 0 to 1
    AnswerUnit unit = AnswerUnit::Number;
    double tolerance = 0; // how far off is still right, as it is typed (percentage points)

    bool operator==(const LessonQuestion &) const = default;
};

struct LessonStep {
    LessonText title;
    LessonText text; // what is told before
    Experiment experiment; // whole: what the file leaves out is as in the step before
    SessionView view; // which chart and table it is seen in
    std::optional<LessonQuestion> question;
    LessonText explanation; // what is told after the reveal; with no question, below the text
    bool hides = true; // with a question: run and charts are hidden until the reveal

    bool operator==(const LessonStep &) const = default;
};

struct Lesson {
    std::string id; // of a built-in one; empty: a file's
    LessonText title;
    LessonText summary; // one or two sentences
    std::vector<LessonStep> steps; // never empty

    bool operator==(const Lesson &) const = default;
};

} // namespace backoff
