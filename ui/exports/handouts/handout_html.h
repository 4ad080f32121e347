// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A handout as one HTML file that needs no other: styles and drawings are inside, there is no
// script, and what a user typed is text. UTF-8, LF.

#pragma once

#include "ui/exports/handouts/handout.h"

namespace backoff {

[[nodiscard]] std::string handoutHtml(
    const RunResultPtr &result, const HandoutSettings &settings, const Labels &labels);

} // namespace backoff
