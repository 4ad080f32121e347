// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/given_lesson.h"

#include "app/arguments.h"
#include "core/io/lessons/lesson_reader.h"
#include "core/io/lessons/lessons.h"
#include "core/io/qt_text.h"

#include <algorithm>

namespace backoff {

bool isLessonFile(std::string_view name) { return isLessonFile(toQString(name)); }

std::optional<Lesson> loadGivenLesson(
    const std::string &name, Language language, std::vector<Problem> &problems)
{
    const std::string option(specOf(OptionId::Lesson).name);
    if (!isUtf8(name)) {
        problems.push_back({ProblemKind::NotUtf8, option, name});
        return std::nullopt;
    }
    if (isLessonFile(name)) {
        LoadedLesson loaded = loadLesson(toQString(name), Labels(language));
        if (!loaded.lesson)
            problems.push_back({ProblemKind::UnreadFile, option, loaded.problem.toStdString()});
        return std::move(loaded.lesson);
    }
    std::vector<std::string> ids = lessonIds();
    if (std::ranges::find(ids, name) != ids.end())
        return builtInLesson(name);
    problems.push_back({ProblemKind::UnknownName, option, name, std::move(ids)});
    return std::nullopt;
}

} // namespace backoff
