// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The lessons in tests/data/lessons: files that must be read (good) and that must be refused (bad).

#pragma once

#include "core/io/lessons/lesson_reader.h"
#include "tests/support/approved.h"

#include <QDir>
#include <QStringList>

#include <string>

namespace backoff::test {

[[nodiscard]] inline QString lessonFolder(const char *name)
{
    return QStringLiteral(BACKOFF_TEST_DATA "/lessons/%1/").arg(QString::fromLatin1(name));
}

[[nodiscard]] inline QStringList lessonsIn(const QString &folder)
{
    return QDir(folder).entryList({QStringLiteral("*.backofflesson")}, QDir::Files, QDir::Name);
}

[[nodiscard]] inline std::string lessonBytes(const QString &path)
{
    return contentOf(path).toStdString();
}

[[nodiscard]] inline Lesson goodLesson(const char *name)
{
    auto read = readLesson(lessonBytes(
        lessonFolder("good") + QString::fromLatin1(name) + QStringLiteral(".backofflesson")));
    auto *lesson = std::get_if<Lesson>(&read);
    return lesson ? std::move(*lesson) : Lesson();
}

// The problem in words, or nothing.
[[nodiscard]] inline QString problemOf(
    const std::variant<Lesson, LessonProblem> &read, Language language = Language::English)
{
    const auto *problem = std::get_if<LessonProblem>(&read);
    return problem ? message(*problem, Labels(language)) : QString();
}

} // namespace backoff::test
