// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/theme.h"

#include <algorithm>
#include <cmath>

namespace backoff {

Theme Theme::light()
{
    Theme t;
    t.window = QColor(0xF3, 0xF4, 0xF6);
    t.card = QColor(0xFF, 0xFF, 0xFF);
    t.border = QColor(0xD5, 0xD9, 0xE0);
    t.grid = QColor(0xE5, 0xE7, 0xEB);
    t.text = QColor(0x11, 0x18, 0x27);
    t.mutedText = QColor(0x5B, 0x64, 0x72);
    t.field = QColor(0xFF, 0xFF, 0xFF);
    t.selected = QColor(0xEC, 0xF4, 0xFB);
    t.currentRow = QColor(0xFF, 0xF3, 0xDC);
    t.accent = QColor(0x00, 0x72, 0xB2);
    t.onAccent = QColor(0xFF, 0xFF, 0xFF);
    t.tint = QColor(0xCF, 0xE8, 0xF7);
    t.tintEdge = QColor(0x3A, 0x93, 0xCB);
    t.onTint = QColor(0x0B, 0x3A, 0x57);
    t.failure = QColor(0xD5, 0x5E, 0x00);
    t.failureText = QColor(0xA8, 0x47, 0x00);
    t.success = QColor(0x00, 0x9E, 0x73);
    t.successText = QColor(0x00, 0x69, 0x4C);
    t.permanent = QColor(0x8E, 0x3B, 0x8A);
    t.permanentText = QColor(0x7A, 0x2F, 0x76);
    t.failingStrip = QColor(0xFD, 0xEC, 0xE0);
    t.answeringStrip = QColor(0xDD, 0xF3, 0xEB);
    t.playhead = QColor(0x11, 0x18, 0x27);
    t.pinnedB = QColor(0x7A, 0x5F, 0x00);
    t.onPinnedB = QColor(0xFF, 0xFF, 0xFF);
    t.seriesNone = QColor(0x4B, 0x55, 0x63);
    t.seriesEqual = QColor(0x00, 0x84, 0x5F);
    t.seriesFull = QColor(0x00, 0x72, 0xB2);
    t.seriesDecorrelated = QColor(0xA8, 0x43, 0x8A);
    t.seriesNoBackoff = QColor(0xB8, 0x50, 0x00);
    return t;
}

Theme Theme::darkTheme()
{
    Theme t;
    t.dark = true;
    t.window = QColor(0x16, 0x19, 0x1E);
    t.card = QColor(0x20, 0x24, 0x2B);
    t.border = QColor(0x3C, 0x43, 0x4E);
    t.grid = QColor(0x33, 0x39, 0x43);
    t.text = QColor(0xED, 0xEF, 0xF2);
    t.mutedText = QColor(0xA9, 0xB1, 0xBD);
    t.field = QColor(0x1A, 0x1E, 0x24);
    t.selected = QColor(0x23, 0x36, 0x47);
    t.currentRow = QColor(0x43, 0x3A, 0x24);
    t.accent = QColor(0x56, 0xB4, 0xE9);
    t.onAccent = QColor(0x0B, 0x1A, 0x26);
    t.tint = QColor(0x24, 0x4A, 0x63);
    t.tintEdge = QColor(0x5A, 0x9C, 0xC8);
    t.onTint = QColor(0xE3, 0xF2, 0xFC);
    t.failure = QColor(0xF0, 0x8A, 0x3C);
    t.failureText = QColor(0xF7, 0xA5, 0x66);
    t.success = QColor(0x2F, 0xBF, 0x92);
    t.successText = QColor(0x55, 0xD3, 0xAC);
    t.permanent = QColor(0xC9, 0x84, 0xC6);
    t.permanentText = QColor(0xDD, 0xA5, 0xDA);
    t.failingStrip = QColor(0x45, 0x2F, 0x20);
    t.answeringStrip = QColor(0x1D, 0x40, 0x35);
    t.playhead = QColor(0xED, 0xEF, 0xF2);
    t.pinnedB = QColor(0xE3, 0xC7, 0x4F);
    t.onPinnedB = QColor(0x24, 0x1C, 0x00);
    t.seriesNone = QColor(0xB8, 0xC0, 0xCC);
    t.seriesEqual = QColor(0x2F, 0xBF, 0x92);
    t.seriesFull = QColor(0x56, 0xB4, 0xE9);
    t.seriesDecorrelated = QColor(0xE0, 0x8C, 0xC8);
    t.seriesNoBackoff = QColor(0xF0, 0xA1, 0x4A);
    return t;
}

Theme Theme::of(const QPalette &palette)
{
    // QStyleHints::colorScheme is newer than Qt 6.4: a palette is dark where its text is lighter
    // than its ground.
    const bool dark = palette.color(QPalette::WindowText).lightness()
        > palette.color(QPalette::Window).lightness();
    return dark ? darkTheme() : light();
}

static double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
        + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

} // namespace backoff
