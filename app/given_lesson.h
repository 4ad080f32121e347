// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The lesson that the window's command line names: one of the program's by its id, or a file.

#pragma once

#include "app/problem.h"
#include "core/io/lessons/lesson.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace backoff {

struct GivenLesson {
    std::string name; // as it was typed; empty: none is given
    std::optional<Lesson> lesson; // none, though it is given: it could not be read

    [[nodiscard]] bool isGiven() const { return !name.empty(); }
};

// Whether it is a file's name: ids have no such end.
[[nodiscard]] bool isLessonFile(std::string_view name);

// The language is that of what is wrong with a file.
[[nodiscard]] std::optional<Lesson> loadGivenLesson(
    const std::string &name, Language language, std::vector<Problem> &problems);

} // namespace backoff
