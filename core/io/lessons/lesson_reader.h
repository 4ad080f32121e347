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

#include <cstdint>
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
    UnknownName, // of a chart, a table, a unit
    MissingText, // a title, a text or a question that must not be empty
    MissingLanguage, // an object of texts with neither en nor es, or only one of them empty
    TextTooLong,
    NotOneLine, // a title or a choice with a line end
    ControlCharacter, // in a text: no line end, no tab
    TooManySteps,
    NoAnswer, // a question with neither choices nor an answer
    TwoKindsOfAnswer, // a question with both
    TooFewChoices,
    TooManyChoices,
    BadTolerance, // below 0, or no number
    NoRightChoice, // of a question's choices none holds
    SeveralRightChoices, // more than one does
    BadFact, // fact: what is wrong with the expression
    TooMuchWork, // all expressions up to this one
};

// Files beyond these are refused.
inline constexpr std::size_t mostLessonBytes = 1'000'000;
inline constexpr std::size_t mostLessonSteps = 100;
inline constexpr std::size_t mostLessonChoices = 20; // of a question
inline constexpr qsizetype longestLessonText = 10'000; // characters
inline constexpr qsizetype longestLessonLine = 200; // a title, a choice
inline constexpr std::int64_t mostLessonWork = 50'000'000; // Facts::work() of all steps

struct LessonProblem {
    LessonFault fault = LessonFault::Json;
    int step = 0; // from 1; 0: the lesson itself
    std::string field
        = {}; // within the step: "question.choices[2].when" (from 1); empty: all of it
    int line = 0; // from 1; 0: unknown
    std::string value = {}; // as the file has it, shortened
    std::string accepted = {}; // of UnknownKey and UnknownName: "chart, table"; of limits: how many
    std::optional<SessionProblem> session = {}; // of Json
    std::optional<FactProblem> fact = {}; // of BadFact
};

[[nodiscard]] std::variant<Lesson, LessonProblem> readLesson(std::string_view bytes);

// "step 3, question.choices[1].when (line 40): 'wiated' is not a known name; accepted: …"
[[nodiscard]] QString message(const LessonProblem &problem, const Labels &labels);

// "backofflesson", the suffix of lesson files.
[[nodiscard]] QString lessonSuffix();
[[nodiscard]] bool isLessonFile(const QString &path); // by its name

struct LoadedLesson {
    std::optional<Lesson> lesson;
    QString problem; // with the file's name; empty where there is a lesson
};
[[nodiscard]] LoadedLesson loadLesson(const QString &path, const Labels &labels);

} // namespace backoff
