// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A handout as a PDF: vector, fonts embedded; A4, or other paper and some of its pages.

#pragma once

#include "ui/exports/handouts/handout_pages.h"

#include <string>

class QPageLayout;

namespace backoff {

[[nodiscard]] std::string handoutPdf(
    const RunResultPtr &result, const HandoutSettings &settings, const Labels &labels);

[[nodiscard]] std::string handoutPdf(const RunResultPtr &result,
    const HandoutSettings &settings,
    const Labels &labels,
    const QPageLayout &paper,
    PageRange range);

} // namespace backoff
