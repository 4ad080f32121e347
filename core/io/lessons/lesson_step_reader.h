// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads the steps of a lesson, each going on from the one before.

#pragma once

#include "core/io/lessons/lesson.h"
#include "core/io/lessons/lesson_findings.h"
#include "core/io/lessons/lesson_text_reader.h"

#include <cstdint>

namespace backoff {

class LessonStepReader
{
public:
    // The findings must outlive it.
    explicit LessonStepReader(LessonFindings &findings)
        : m_findings(findings)
    {
    }

    // What it returns is of no use where there is something to report.
    [[nodiscard]] LessonStep read(const JsonValue &value);

private:
    void readExperiment(ObjectReader experiment);
    void convert(Unit unit);
    void readView(ObjectReader view, const std::optional<JsonValue> &object);
    void readPinned(ObjectReader &view);
    void readTold(ObjectReader &step);

    LessonFindings &m_findings;
    LessonStep m_step; // the one before: experiment and view go on from there
    std::int64_t m_work = 0;
};

// The step's question: its text, and choices or an answer.
[[nodiscard]] LessonQuestion readQuestion(
    const JsonValue &question, LessonTextReader &texts, LessonFindings &findings);

} // namespace backoff
