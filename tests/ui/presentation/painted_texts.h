// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a widget and its children really write: every text as it reaches the paint device, however
// it got there (label, style sheet, chart).

#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

class QWidget;

namespace backoff::test {

struct PaintedText {
    QString text;
    double pixels = 0; // the font's size
    QRectF rect; // in the widget's pixels
};

[[nodiscard]] std::vector<PaintedText> paintedTexts(QWidget &widget);

// One line for each text that is smaller than that.
[[nodiscard]] QStringList smallerThan(const std::vector<PaintedText> &texts, double pixels);
// One line for each two that overlap, and for each that is cut by the widget's edge.
[[nodiscard]] QStringList collisions(const std::vector<PaintedText> &texts, const QRectF &within);

} // namespace backoff::test
