// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/handouts/table_flow.h"

#include "ui/exports/handouts/text_flow.h"

#include <QFontMetricsF>

#include <algorithm>
#include <numeric>

namespace backoff {

namespace {

using handout_style::point;

constexpr qreal gap = 14 * point; // between columns

struct Widths {
    qreal least = 0; // the longest word
    qreal best = 0; // on one line
};

void makeRoom(Widths &widths, const QString &text, const QFontMetricsF &metrics)
{
    widths.best = std::max(widths.best, metrics.horizontalAdvance(text));
    for (const QString &word : text.split(QLatin1Char(' '))) {
        widths.least = std::max(widths.least, metrics.horizontalAdvance(word));
    }
}

class TableColumns
{
public:
    TableColumns(const HandoutTable &table, qreal width)
        : m_table(table)
        , m_width(width)
        , m_headerFont(handout_style::text(8.5, QFont::Bold))
        , m_font(handout_style::text(9))
    {
        measure();
        share();
    }

    [[nodiscard]] FlowBox header() const
    {
        return row(m_table.headers, m_headerFont, handout_style::muted);
    }
    [[nodiscard]] FlowBox row(const QStringList &cells) const
    {
        return row(cells, m_font, handout_style::ink);
    }
    // Over the whole width.
    [[nodiscard]] FlowBox note(const QString &text) const
    {
        return rowBox({{text, 0, m_width, false, m_font, handout_style::muted}}, m_width, true);
    }

private:
    // From the first and the last rows: a number is hardly wider in between, and wraps if it is.
    void measure()
    {
        const QFontMetricsF headers(m_headerFont);
        const QFontMetricsF cells(m_font);
        for (qsizetype column = 0; column < m_table.headers.size(); ++column) {
            Widths widths;
            makeRoom(widths, m_table.headers[column], headers);
            for (const QStringList &row : m_table.rows) {
                makeRoom(widths, row[column], cells);
            }
            m_columns.push_back(widths);
        }
    }

    // Of what is left beside the longest words, each column gets in the measure of what it lacks.
    void share()
    {
        const auto total = [this](qreal Widths::*member) {
            return std::accumulate(m_columns.begin(),
                m_columns.end(),
                gap * static_cast<qreal>(m_columns.size() - 1),
                [member](qreal sum, const Widths &widths) { return sum + widths.*member; });
        };
        const qreal least = total(&Widths::least);
        const qreal lacking = total(&Widths::best) - least;
        const qreal spare = m_width - least;
        const auto count = static_cast<qreal>(m_columns.size());
        qreal x = 0;
        for (const Widths &column : m_columns) {
            qreal width = column.least
                + (lacking > 0
                        ? (column.best - column.least) * std::clamp(spare / lacking, 0.0, 1.0)
                        : 0);
            width += spare > lacking ? (spare - lacking) / count : std::min(spare, 0.0) / count;
            m_places.push_back({x, width});
            x += width + gap;
        }
    }

    [[nodiscard]] FlowBox row(const QStringList &texts, const QFont &font, const QColor &ink) const
    {
        std::vector<RowCell> cells;
        for (std::size_t column = 0; column < m_places.size(); ++column) {
            const auto [x, width] = m_places[column];
            cells.push_back({texts[static_cast<qsizetype>(column)],
                x,
                width,
                m_table.isNumber[column],
                font,
                ink});
        }
        return rowBox(std::move(cells), m_width, true);
    }

    struct Place {
        qreal x = 0;
        qreal width = 0;
    };

    const HandoutTable &m_table;
    qreal m_width;
    QFont m_headerFont;
    QFont m_font;
    std::vector<Widths> m_columns;
    std::vector<Place> m_places;
};

} // namespace

Flow tableFlow(const HandoutTable &table, qreal width)
{
    const TableColumns columns(table, width);
    const auto header = std::make_shared<const FlowBox>(columns.header());
    Flow flow {*header};
    flow.back().keepWithNext = true;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        if (row + 1 == table.rows.size() && !table.omitted.isEmpty()) {
            flow.push_back(columns.note(table.omitted));
            flow.back().keepWithNext = true;
            flow.back().header = header;
        }
        flow.push_back(columns.row(table.rows[row]));
        flow.back().header = header;
    }
    return flow;
}

} // namespace backoff
