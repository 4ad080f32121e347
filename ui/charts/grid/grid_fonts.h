// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The letters of a grid of plots, all derived from one font, and how much larger than on a desk
// what stands beside them is.

#pragma once

#include "ui/style/enlargement.h"

#include <QFont>
#include <QFontMetricsF>

#include <vector>

namespace backoff {

enum class WordKind {
    Title,
    Formula,
    FactValue,
    FactText,
    ColumnTitle,
    Tick,
    AxisTitle,
    SpanText,
    Label,
    StrongLabel,
    Sentence, // wrapped
};

class GridFonts
{
public:
    explicit GridFonts(const QFont &font, const Enlargement &enlarged = {});

    [[nodiscard]] const QFont &font(WordKind kind) const { return entry(kind).font; }
    [[nodiscard]] const QFontMetricsF &metrics(WordKind kind) const { return entry(kind).metrics; }
    [[nodiscard]] double width(WordKind kind, const QString &text) const
    {
        return metrics(kind).horizontalAdvance(text);
    }
    [[nodiscard]] double height(WordKind kind) const; // in whole pixels
    [[nodiscard]] double scale() const { return m_enlarged.scale; }
    [[nodiscard]] const Enlargement &enlarged() const { return m_enlarged; }
    [[nodiscard]] double line() const { return height(WordKind::Tick); }

private:
    struct Entry {
        QFont font;
        QFontMetricsF metrics;
    };
    [[nodiscard]] const Entry &entry(WordKind kind) const
    {
        return m_entries[static_cast<std::size_t>(kind)];
    }

    Enlargement m_enlarged;
    std::vector<Entry> m_entries; // of each kind
};

} // namespace backoff
