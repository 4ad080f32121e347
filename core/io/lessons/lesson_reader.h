// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads a lesson file (*.backofflesson, JSON; docs/lessons.md, resources/schema) and checks it
// whole: types, values, unknown keys, and that every question has an answer: each expression is
// computed for its step's experiment, exactly one choice is right, each text's {facts} have values.

#pragma once

#include "core/io/facts/facts.h"
#include "core/io/lessons/lesson.h"
#include "core/io/sessions/session_reader.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace backoff {

enum class LessonFault {
    Json, // session: what is wrong with the text or a value, and where
    NotALesson, // JSON, but no object with a lessonVersion
    NewerVersion,
    UnknownVersion,
    NoSteps,
    UnknownKey,
    MissingText, // a title, a text or a question that must not be empty
    MissingLanguage, // an object of texts with neither en nor es, or only one of them empty
    NoAnswer, // a question with neither choices nor an answer
    TwoKindsOfAnswer, // a question with both
    TooFewChoices,
    NoRightChoice, // of a question's choices none holds
    SeveralRightChoices, // more than one does
    BadFact, // fact: what is wrong with the expression
};

struct LessonProblem {
    LessonFault fault = LessonFault::Json;
    int step = 0; // from 1; 0: the lesson itself
    std::string field = {}; // within the step: "question.choices[2].when"; empty: all of it
    std::string value = {}; // as the file has it, shortened
    std::optional<SessionProblem> session = {}; // of Json
    std::optional<FactProblem> fact = {}; // of BadFact
};

[[nodiscard]] std::variant<Lesson, LessonProblem> readLesson(std::string_view bytes);

// "step 3, question.choices[1].when: 'wiated' is not a known name; accepted: …"
[[nodiscard]] QString message(const LessonProblem &problem, const Labels &labels);

struct LoadedLesson {
    std::optional<Lesson> lesson;
    QString problem; // with the file's name; empty where there is a lesson
};
[[nodiscard]] LoadedLesson loadLesson(const QString &path, const Labels &labels);

} // namespace backoff
