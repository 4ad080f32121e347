// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/wrapped_text.h"

#include <QPainter>
#include <QRegularExpression>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace backoff {

// A line end is a blank, but a number stays with its unit: QString::simplified() parts them.
static QString withPlainBlanks(QString text)
{
    static const QRegularExpression blanks(QStringLiteral("[ \\t\\r\\n]+"));
    return text.replace(blanks, QStringLiteral(" "));
}

// Returns the height.
static double breakIntoLines(QTextLayout &layout, int width)
{
    layout.setTextOption([] {
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        return option;
    }());
    double height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1, width));
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

int wrappedHeight(const QString &text, const QFont &font, int width)
{
    QTextLayout layout(withPlainBlanks(text), font);
    return static_cast<int>(std::ceil(breakIntoLines(layout, width)));
}

void drawWrapped(QPainter &painter, const QRect &rect, const QString &text, const QFont &font)
{
    QTextLayout layout(withPlainBlanks(text), font);
    breakIntoLines(layout, rect.width());
    layout.draw(&painter, rect.topLeft());
}

} // namespace backoff
