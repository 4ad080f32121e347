// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads a lesson's texts and expressions, and tries them on the step's experiment.

#pragma once

#include "core/io/facts/facts.h"
#include "core/io/lessons/lesson.h"
#include "core/io/lessons/lesson_findings.h"

#include <optional>
#include <string>
#include <string_view>

namespace backoff {

struct TextRule {
    bool isNeeded = true;
    bool isOneLine = false;
};

class LessonTextReader
{
public:
    // `facts` of the step; none: of the lesson, whose texts have none. `workBefore`: of the steps
    // before. Both and the findings must outlive it.
    LessonTextReader(LessonFindings &findings, const Facts *facts, std::int64_t workBefore = 0);

    // A string, or an object with one for each language. In its facts each name has a value.
    void read(ObjectReader &object, std::string_view key, TextRule rule, LessonText &target);

    // An expression that has a value; none where there is something to report.
    [[nodiscard]] std::optional<double> expression(
        ObjectReader &object, std::string_view key, std::string &target);

private:
    void readBoth(ObjectReader &languages, TextRule rule, LessonText &target);
    [[nodiscard]] QString readOne(const std::string &path, const JsonValue &value, TextRule rule);
    [[nodiscard]] bool hasFault(
        const std::string &path, const JsonValue &value, const QString &text, TextRule rule);
    void checkWork(const std::string &path, const JsonValue &value);

    LessonFindings &m_findings;
    const Facts *m_facts;
    std::int64_t m_workBefore;
    Labels m_labels; // whichever language: what can be wrong is the same in both
};

} // namespace backoff
