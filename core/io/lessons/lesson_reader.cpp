// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/lessons/lesson_reader.h"

#include "core/io/file_reader.h"
#include "core/io/lessons/lesson_step_reader.h"
#include "core/io/sessions/experiment_reader.h"

#include <utility>

namespace backoff {

namespace {

class LessonReader
{
public:
    explicit LessonReader(std::string_view bytes)
        : m_findings(bytes)
    {
    }

    std::variant<Lesson, LessonProblem> read(const JsonValue &root)
    {
        if (root.kind() != JsonKind::Object) {
            return LessonProblem {.fault = LessonFault::NotALesson};
        }
        ObjectReader top({}, root, m_findings.values());
        readVersion(top, "lessonVersion", m_findings.values());
        if (m_findings.isGood()) {
            readParts(top);
        }
        if (m_findings.problem()) {
            return *m_findings.problem();
        }
        return std::move(m_lesson);
    }

private:
    void readParts(ObjectReader &top)
    {
        LessonTextReader texts(m_findings, nullptr);
        texts.read(top, "title", {.isOneLine = true}, m_lesson.title);
        texts.read(top, "summary", {.isNeeded = false}, m_lesson.summary);
        const auto steps = top.takeOf(JsonKind::Array, "steps", "list of objects");
        m_findings.refuseUnknown(top);
        if (m_findings.isGood()) {
            readSteps(steps);
        }
    }

    void readSteps(const std::optional<JsonValue> &list)
    {
        const std::vector<JsonValue> steps = list ? list->parts() : std::vector<JsonValue>();
        if (steps.empty()) {
            m_findings.report(LessonFault::NoSteps, "steps", list);
        } else if (steps.size() > mostLessonSteps) {
            m_findings.report(
                LessonFault::TooManySteps, "steps", list, std::to_string(mostLessonSteps));
        }
        LessonStepReader reader(m_findings);
        for (std::size_t i = 0; i < steps.size() && m_findings.isGood(); ++i) {
            m_findings.beginStep(static_cast<int>(i) + 1);
            m_lesson.steps.push_back(reader.read(steps[i]));
        }
    }

    LessonFindings m_findings;
    Lesson m_lesson;
};

} // namespace

std::variant<Lesson, LessonProblem> readLesson(std::string_view bytes)
{
    if (bytes.size() > mostLessonBytes) {
        return problemOf(
            {.fault = SessionFault::TooLarge, .value = std::to_string(mostLessonBytes)}, 0);
    }
    const auto parsed = JsonDocument::parse(bytes);
    if (const auto *problem = std::get_if<SessionProblem>(&parsed)) {
        return problemOf(*problem, 0);
    }
    return LessonReader(bytes).read(std::get<JsonDocument>(parsed).root());
}

QString lessonSuffix() { return QStringLiteral("backofflesson"); }

bool isLessonFile(const QString &path)
{
    return path.endsWith(QLatin1Char('.') + lessonSuffix(), Qt::CaseInsensitive);
}

LoadedLesson loadLesson(const QString &path, const Labels &labels)
{
    const auto bytes = readFile(path, mostLessonBytes);
    if (const auto *failure = std::get_if<ReadFailure>(&bytes)) {
        return {{}, message(*failure, path, mostLessonBytes, labels)};
    }
    auto lesson = readLesson(std::get<std::string>(bytes));
    if (const auto *problem = std::get_if<LessonProblem>(&lesson)) {
        return {{},
            labels.text(QT_TRANSLATE_NOOP("Labels", "Could not read '%1': %2."))
                .arg(path, message(*problem, labels))};
    }
    return {std::get<Lesson>(std::move(lesson)), {}};
}

} // namespace backoff
