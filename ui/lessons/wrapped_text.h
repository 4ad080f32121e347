// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Plain text in lines no wider than the room there is: broken between words, and within a word that
// is too long for a line. A label would cut that word off, or push the column sideways.

#pragma once

#include <QFont>
#include <QRect>
#include <QString>

class QPainter;

namespace backoff {

[[nodiscard]] int wrappedHeight(const QString &text, const QFont &font, int width);

// In the painter's pen, from the rectangle's top left.
void drawWrapped(QPainter &painter, const QRect &rect, const QString &text, const QFont &font);

} // namespace backoff
