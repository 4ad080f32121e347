// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a veil's mark and words stand: one above the other, or side by side where it is low, or the
// words alone where it is small, shortened to the room there is.

#pragma once

#include <QFontMetrics>
#include <QRect>
#include <QString>

namespace backoff {

struct VeilLayout {
    QRect ground; // behind mark and words, clear of the hatch
    QRect mark; // empty: there is no room for it
    QRect words;
    QString shown; // the words, perhaps shortened
};

[[nodiscard]] VeilLayout layOutVeil(
    const QSize &size, const QFontMetrics &metrics, const QString &words);

} // namespace backoff
