// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/grid_fonts.h"

#include "ui/style/fonts.h"

#include <QFontDatabase>
#include <QStringList>

#include <cmath>

namespace backoff {

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
        return bold(scaledFont(font, 1.15));
    case WordKind::Formula:
        return fixed(scaledFont(font, 0.92));
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

GridFonts::GridFonts(const QFont &font, const Enlargement &enlarged)
    : m_enlarged(enlarged)
{
    for (int kind = 0; kind <= static_cast<int>(WordKind::Sentence); ++kind) {
        const QFont ours
            = enlarged.label(fontOf(static_cast<WordKind>(kind), enlarged.label(font)));
        m_entries.push_back({ours, QFontMetricsF(ours)});
    }
}

double GridFonts::height(WordKind kind) const { return std::ceil(metrics(kind).height()); }

} // namespace backoff
