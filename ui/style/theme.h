// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window's colours as one value, chosen from the system's palette (light or dark).
//
// Series have 3:1 contrast or more against the card, text 4.5:1; in presentation 4.5:1 and 7:1. A
// test measures it. Meaning is never carried by colour alone: shapes, hatches and words say it too.

#pragma once

#include "ui/style/enlargement.h"

#include <QColor>
#include <QPalette>

namespace backoff {

struct Theme {
    bool dark = false;
    Enlargement enlarged; // how large everything is drawn

    QColor window; // behind the cards
    QColor card;
    QColor border; // of cards and fields
    QColor grid; // of charts: quieter than the border
    QColor text;
    QColor mutedText; // second lines, units
    QColor field; // background of an input
    QColor selected; // background of the chosen card or row
    QColor pill; // background of the chosen tab
    QColor onPill; // text on it
    QColor currentRow; // background of the row at the playhead

    QColor accent; // waits with jitter; buttons
    QColor onAccent; // text on it
    QColor tint; // modelled waits and ranges: pale accent
    QColor tintEdge; // outline of a range
    QColor onTint; // text on it
    QColor failure; // transient
    QColor failureText;
    QColor success;
    QColor successText;
    QColor permanent;
    QColor permanentText;
    QColor failingStrip; // ground of the service's failing time, hatched with failure
    QColor answeringStrip;
    QColor playhead;
    QColor pinnedB; // policy B, beside the accent of the one being edited; bars, lines and texts
    QColor onPinnedB; // text on it
    QColor seriesNone; // strategies side by side, wherever they stand
    QColor seriesEqual;
    QColor seriesFull;
    QColor seriesDecorrelated;
    QColor seriesNoBackoff;

    bool operator==(const Theme &) const = default;

    [[nodiscard]] static Theme light();
    [[nodiscard]] static Theme darkTheme();
    [[nodiscard]] static Theme presentation(bool dark); // for a projector; twice as large
    [[nodiscard]] static Theme of(const QPalette &palette);
};

// WCAG 2 contrast ratio, 1 to 21.
[[nodiscard]] double contrast(const QColor &a, const QColor &b);

} // namespace backoff
