// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The sessions that come with the program, from the simplest to the most surprising. Each teaches
// one thing, which its title and notes say in the language asked for.

#pragma once

#include "core/io/labels.h"
#include "core/io/sessions/session.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace backoff {

struct Example {
    std::string id; // `brief-blip`
    QString title;
};

[[nodiscard]] std::vector<Example> examples(Language language);

// A copy that belongs to no file: it has no origin. `id` must be one of the examples'.
[[nodiscard]] Session openExample(std::string_view id, Language language);

} // namespace backoff
