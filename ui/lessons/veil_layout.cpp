// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/veil_layout.h"

#include <algorithm>

namespace backoff {

static constexpr int gap = 6;
static constexpr int padding = 10; // of the ground
static constexpr int edge = 4; // between the ground and the veil's ends

VeilLayout layOutVeil(const QSize &size, const QFontMetrics &metrics, const QString &words)
{
    const int line = metrics.height();
    const int side = line * 3 / 2; // of the mark
    const int roomAcross = std::max(0, size.width() - 2 * (edge + padding));
    const int roomDown = std::max(0, size.height() - 2 * edge);
    const int needed = metrics.horizontalAdvance(words) + 1;

    VeilLayout layout;
    const QPoint centre = QRect(QPoint(0, 0), size).center();
    const auto centred = [&](QSize box) {
        QRect rect(QPoint(0, 0), box);
        rect.moveCenter(centre);
        return rect;
    };
    const QRect words1 = centred({std::min(needed, roomAcross), std::min(line, roomDown)});
    layout.words = words1;
    QRect content = words1;
    if (roomDown >= side + gap + line + 2 * padding) {
        content = centred({words1.width(), side + gap + line});
        layout.mark = QRect(centre.x() - side / 2, content.top(), side, side);
        layout.words.moveBottom(content.bottom());
    } else if (needed + gap + side <= roomAcross && roomDown >= side) {
        content = centred({side + gap + needed, side});
        layout.mark = QRect(content.topLeft(), QSize(side, side));
        layout.words.moveRight(content.right());
    }
    layout.ground
        = content.united(layout.mark).adjusted(-padding, -padding / 2, padding, padding / 2)
        & QRect(QPoint(0, 0), size);
    layout.shown = metrics.elidedText(words, Qt::ElideRight, layout.words.width());
    return layout;
}

} // namespace backoff
