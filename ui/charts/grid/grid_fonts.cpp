// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/grid_fonts.h"

#include <QFontDatabase>
#include <QStringList>

#include <cmath>

namespace backoff {

static QFont scaled(QFont font, double factor)
{
    if (font.pointSizeF() > 0) {
        font.setPointSizeF(font.pointSizeF() * factor);
    } else {
        font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * factor)));
    }
    return font;
}

static QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

static QFont fixed(QFont font)
{
    const QFont system = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setFamilies(system.families());
    font.setStyleHint(QFont::Monospace);
    return font;
}

static QFont fontOf(WordKind kind, const QFont &font)
{
    switch (kind) {
    case WordKind::Title:
        return bold(scaled(font, 1.15));
    case WordKind::Formula:
        return fixed(scaled(font, 0.92));
    case WordKind::FactValue:
    case WordKind::ColumnTitle:
    case WordKind::StrongLabel:
        return bold(font);
    case WordKind::FactText:
    case WordKind::Tick:
    case WordKind::AxisTitle:
    case WordKind::SpanText:
    case WordKind::Label:
    case WordKind::Sentence:
        break;
    }
    return font;
}

GridFonts::GridFonts(const QFont &font)
{
    for (int kind = 0; kind <= static_cast<int>(WordKind::Sentence); ++kind) {
        const QFont ours = fontOf(static_cast<WordKind>(kind), font);
        m_entries.push_back({ours, QFontMetricsF(ours)});
    }
}

double GridFonts::height(WordKind kind) const { return std::ceil(metrics(kind).height()); }

} // namespace backoff
