// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The mark of an attempt: a disc with a shape of its own for each outcome, so that colour is never
// needed to tell them apart. Shapes are paths: no font has to know them.

#pragma once

#include "core/engine/scenario.h"
#include "ui/style/theme.h"

class QPainter;
class QPointF;

namespace backoff {

enum class MarkStyle {
    Solid, // has happened
    Ghost, // is to come: the same in outline
};

[[nodiscard]] QColor markColor(Outcome outcome, const Theme &theme);

// A disc around `centre`, set off from what lies under it by a ring in the card's colour.
void paintAttemptMark(QPainter &painter,
    QPointF centre,
    qreal radius,
    Outcome outcome,
    MarkStyle style,
    const Theme &theme);

} // namespace backoff
