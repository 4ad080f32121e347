// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A handout as a PDF: A4, vector, fonts embedded.

#pragma once

#include "ui/exports/handouts/handout_pages.h"

#include <string>

namespace backoff {

[[nodiscard]] std::string handoutPdf(
    const RunResultPtr &result, const HandoutSettings &settings, const Labels &labels);

} // namespace backoff
