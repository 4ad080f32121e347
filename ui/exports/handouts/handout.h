// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One experiment as a handout to give to a class: settings, formula, timeline, chart, table,
// transcript, questions with or without answers. core/io/handouts makes the words and numbers.

#pragma once

#include "core/io/labels.h"
#include "ui/run_result.h"

#include <optional>
#include <string>
#include <string_view>

namespace backoff {

enum class HandoutFormat { Pdf, Html };
[[nodiscard]] std::optional<HandoutFormat> handoutFormatOf(std::string_view path); // by its suffix

struct HandoutSettings {
    bool answers = true;

    bool operator==(const HandoutSettings &) const = default;
};

// The file's bytes. HTML is one file that needs no other; PDF is A4, vector.
[[nodiscard]] std::string handoutBytes(const RunResultPtr &result,
    const HandoutSettings &settings,
    HandoutFormat format,
    const Labels &labels);

} // namespace backoff
