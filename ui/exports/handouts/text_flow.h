// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Text, rows of cells and tables as boxes of a flow. Words that are wider than their place are
// broken, never cut; right-to-left text starts at the right.

#pragma once

#include "ui/exports/handouts/handout_style.h"
#include "ui/exports/handouts/page_flow.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace backoff {

struct TextStyle {
    QFont font;
    QColor ink = handout_style::ink;
    qreal before = 0;
    qreal indent = 0; // of every line
    qreal hang = 0; // of every line but the first, in addition
    QString mark {}; // stands before the first line, within the indent
    bool keepWithNext = false; // the whole text, with what follows it
};

// A box a line; neither a first nor a last line stands alone on a page.
[[nodiscard]] Flow textFlow(const QString &text, const TextStyle &style, qreal width);

struct RowCell {
    QString text;
    qreal x = 0;
    qreal width = 0;
    bool toTheRight = false;
    QFont font;
    QColor ink = handout_style::ink;
};

// Cells side by side, as high as the highest. A rule below it where `ruled`.
[[nodiscard]] FlowBox rowBox(std::vector<RowCell> cells, qreal width, bool ruled);

void append(Flow &flow, Flow more);

} // namespace backoff
