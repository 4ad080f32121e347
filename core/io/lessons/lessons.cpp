// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/lessons/lessons.h"

#include "core/io/lessons/lesson_reader.h"
#include "core/io/lessons/lesson_text_reader.h"
#include "core/io/qt_text.h"

#include <QFile>

#include <iterator>

// As for the examples: a static library's resource is linked only where it is asked for.
static void loadLessons() { Q_INIT_RESOURCE(lessons); }

namespace backoff {

namespace {

constexpr std::string_view ids[] = {"doorbell",
    "small-budget",
    "long-outage",
    "permanent-error",
    "cap",
    "seeds",
    "herd",
    "fifty-attempts",
    "growing",
    "wrong-formula",
    "exercises",
    "mistakes"};

std::string bytesOf(std::string_view id)
{
    loadLessons();
    QFile file(QStringLiteral(":/lessons/%1.backofflesson").arg(toQString(id)));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    Q_UNUSED(opened);
    return file.readAll().toStdString();
}

} // namespace

std::vector<std::string> lessonIds() { return {std::begin(ids), std::end(ids)}; }

LessonText builtInLessonTitle(std::string_view id)
{
    const std::string bytes = bytesOf(id);
    const auto parsed = JsonDocument::parse(bytes);
    LessonText title;
    if (const auto *document = std::get_if<JsonDocument>(&parsed)) {
        LessonFindings findings(bytes);
        ObjectReader lesson({}, document->root(), findings.values());
        LessonTextReader(findings, nullptr).read(lesson, "title", {.isOneLine = true}, title);
    }
    return title;
}

Lesson builtInLesson(std::string_view id)
{
    auto read = readLesson(bytesOf(id));
    auto *lesson = std::get_if<Lesson>(&read);
    Q_ASSERT(lesson);
    lesson->id = id;
    return std::move(*lesson);
}

} // namespace backoff
