// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What an undo step is called: kept as a value, so that the history speaks the window's language
// after a change of it.

#pragma once

#include "core/engine/result.h"
#include "core/io/labels.h"

#include <QString>

#include <variant>

namespace backoff {

enum class Edit { ResetAll, Properties, SameSeed, CommandLine, LessonStep };

// One field of the form, or more than one at once.
using EditName = std::variant<Field, Edit>;

[[nodiscard]] QString editText(const EditName &name, const Labels &labels);

} // namespace backoff
