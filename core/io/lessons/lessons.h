// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The lessons that come with the program, in the order they are meant to be taken.

#pragma once

#include "core/io/lessons/lesson.h"

#include <string>
#include <string_view>
#include <vector>

namespace backoff {

[[nodiscard]] std::vector<std::string> lessonIds();

// For a menu: the lesson itself is not read. `id` must be one of them.
[[nodiscard]] LessonText builtInLessonTitle(std::string_view id);

[[nodiscard]] Lesson builtInLesson(std::string_view id);

} // namespace backoff
