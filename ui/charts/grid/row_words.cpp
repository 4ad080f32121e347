// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/row_words.h"

#include <algorithm>

namespace backoff {

namespace {

constexpr double roomyGap = 0.6; // of a line, between the formula and the facts

class Column
{
public:
    Column(const QRectF &area, const GridFonts &fonts)
        : m_area(area)
        , m_fonts(fonts)
        , m_y(area.top())
    {
    }

    [[nodiscard]] double left() const { return m_area.bottom() - m_y; }
    void skip(double height) { m_y += height; }

    bool add(const QString &text, WordKind kind)
    {
        const double height = m_fonts.height(kind);
        if (text.isEmpty() || height > left()) {
            return false;
        }
        addAt(m_area.left(), text, kind, height);
        m_y += height;
        return true;
    }

    bool addFact(const RowFact &fact)
    {
        const double height = m_fonts.height(WordKind::FactValue);
        if (height > left()) {
            return false;
        }
        const double width = m_fonts.width(WordKind::FactValue, fact.value + u' ');
        addAt(m_area.left(), fact.value, WordKind::FactValue, height);
        if (width < m_area.width()) {
            addAt(m_area.left() + width, fact.text, WordKind::FactText, height);
        }
        m_y += height;
        return true;
    }

    std::vector<PlacedWord> words;

private:
    void addAt(double x, const QString &text, WordKind kind, double height)
    {
        const double room = m_area.right() - x;
        const QString shown = m_fonts.metrics(kind).elidedText(text, Qt::ElideRight, room);
        const double width = std::min(m_fonts.width(kind, shown), room);
        words.push_back({shown, QRectF(x, m_y, width, height), kind});
    }

    QRectF m_area;
    const GridFonts &m_fonts;
    double m_y;
};

} // namespace

std::vector<PlacedWord> placeRowWords(
    const PlotRow &row, const QRectF &area, const GridFonts &fonts)
{
    Column column(area, fonts);
    column.add(row.title, WordKind::Title);
    column.add(row.formula, WordKind::Formula);
    const double line = fonts.height(WordKind::FactValue);
    const double all = line * static_cast<double>(row.facts.size());
    column.skip(std::clamp(column.left() - all, 0.0, roomyGap * line));
    for (const RowFact &fact : row.facts) {
        if (!column.addFact(fact)) {
            break;
        }
    }
    return std::move(column.words);
}

} // namespace backoff
