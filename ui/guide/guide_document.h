// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The guide's lines as a rich text: headings, paragraphs, and formulas on a ground of their own.

#pragma once

#include "ui/guide/guide_lines.h"
#include "ui/style/theme.h"

#include <QFont>

#include <vector>

class QTextBlock;
class QTextDocument;

namespace backoff {

// In place of what the document held, in one change.
void writeGuide(QTextDocument &document,
    const std::vector<GuideLine> &lines,
    const Theme &theme,
    const QFont &font);

[[nodiscard]] bool isGuideHeading(const QTextBlock &block);

} // namespace backoff
