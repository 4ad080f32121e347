// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A chart's legend as one row on any paint device. Where the row is narrow the words are brief;
// where it is narrower still the first entries, which matter most, stay.

#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/style/theme.h"

#include <QFont>

class QPainter;

namespace backoff {

class LegendRow
{
public:
    LegendRow(const std::vector<LegendEntry> &entries,
        const QFont &font,
        const Enlargement &enlarged = {})
        : m_entries(entries)
        , m_font(enlarged.label(font))
        , m_scale(enlarged.scale)
    {
    }

    [[nodiscard]] int width() const; // of the row with its full words
    [[nodiscard]] int briefWidth() const;
    [[nodiscard]] int height() const;

    // At the left or right end of the area, in the middle of its height.
    void paint(
        QPainter &painter, const QRect &area, Qt::AlignmentFlag side, const Theme &theme) const;

private:
    using Words = QString LegendEntry::*;

    [[nodiscard]] int widthOf(const QString &words) const;
    [[nodiscard]] int widthWith(Words words) const;
    [[nodiscard]] int swatchSize() const;

    const std::vector<LegendEntry> &m_entries;
    QFont m_font;
    double m_scale;
};

} // namespace backoff
