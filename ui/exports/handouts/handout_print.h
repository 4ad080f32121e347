// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A handout on a printer: the pages of PDF and preview, cut for the printer's paper.

#pragma once

#include "ui/exports/handouts/handout.h"

#include <string>

class QPrinter;

namespace backoff {

// Whether it would print into a PDF file, which is written as any other file.
[[nodiscard]] bool printsToFile(const QPrinter &printer);

// What is in that file. Here too the printer's paper and page range are kept to.
[[nodiscard]] std::string printedPdf(const QPrinter &printer,
    const RunResultPtr &result,
    const HandoutSettings &settings,
    const Labels &labels);

// The printer's page range is kept to. False where the printer could not be used.
[[nodiscard]] bool printHandout(QPrinter &printer,
    const RunResultPtr &result,
    const HandoutSettings &settings,
    const Labels &labels);

} // namespace backoff
