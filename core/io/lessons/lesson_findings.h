// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The first thing that is wrong with a lesson file, and where: in which step, at which field.

#pragma once

#include "core/io/lessons/lesson_reader.h"
#include "core/io/sessions/object_reader.h"

#include <optional>
#include <string>
#include <string_view>

namespace backoff {

class LessonFindings
{
public:
    explicit LessonFindings(std::string_view text)
        : m_text(text)
        , m_values(text)
    {
    }

    // What follows is of this step, from 1; of the lesson itself at first.
    void beginStep(int step) { m_step = step; }

    // Where the readers of objects tell what they find.
    [[nodiscard]] ReadingFindings &values() { return m_values; }

    // What was found, there too.
    [[nodiscard]] const std::optional<LessonProblem> &problem();
    [[nodiscard]] bool isGood() { return !problem(); }

    // At a field of the step, "question.choices[0].when" (counted from 0, as the readers do).
    void report(LessonFault fault,
        std::string_view field,
        const std::optional<JsonValue> &at,
        std::string accepted = {});
    void report(const FactProblem &fact, std::string_view field, const JsonValue &at);
    void report(LessonProblem problem, std::string_view field, const std::optional<JsonValue> &at);

    // A key that was not asked for.
    void refuseUnknown(const ObjectReader &object);

private:
    std::string_view m_text;
    ReadingFindings m_values;
    int m_step = 0;
    std::optional<LessonProblem> m_problem;
};

// A problem of the text itself, or of a value.
[[nodiscard]] LessonProblem problemOf(const SessionProblem &problem, int step);

} // namespace backoff
