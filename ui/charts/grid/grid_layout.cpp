// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/grid_layout.h"

#include "ui/charts/grid/grid_columns.h"
#include "ui/charts/grid/grid_labels.h"
#include "ui/charts/grid/grid_strips.h"
#include "ui/charts/grid/grid_ticks.h"
#include "ui/charts/grid/row_words.h"

#include <algorithm>
#include <cmath>

namespace backoff {

namespace {

constexpr double leastLines = 3.9; // of a row's height
constexpr double leastPixels = 62; // of a desk
constexpr double mostLines = 16; // of one of several rows
constexpr double topShare = 0.16; // of a row's height, above its plots
constexpr double mostTop = 26; // pixels of a desk
constexpr double groundAir = 5; // the same, around what stands on the chosen row's ground

class Builder
{
public:
    Builder(const PlotGridSpec &spec, QSizeF canvas, const GridFonts &fonts)
        : m_spec(spec)
        , m_canvas(canvas)
        , m_fonts(fonts)
        , m_columns(shareWidth(spec, canvas.width(), fonts))
    {
        m_layout.width = canvas.width();
    }

    GridLayout build(RowFit fit)
    {
        addStrips();
        shareHeight(fit);
        const double height = m_layout.rowsHeight / double(m_spec.rows.size());
        for (std::size_t i = 0; i < m_spec.rows.size(); ++i) {
            addRow(m_spec.rows[i], QRectF(0, double(i) * height, m_canvas.width(), height));
        }
        return std::move(m_layout);
    }

private:
    void addStrips();
    void shareHeight(RowFit fit);
    void addRow(const PlotRow &row, const QRectF &rect);
    void addSentence(const QString &sentence, const QRectF &plots);
    void addPlot(const Plot &plot, const PlotMap &map);
    void addYTexts(const Plot &plot, const PlotMap &map, const QRectF &row);
    [[nodiscard]] QRectF plotsOf(const QRectF &row) const;

    const PlotGridSpec &m_spec;
    QSizeF m_canvas;
    const GridFonts &m_fonts;
    GridColumns m_columns;
    GridLayout m_layout;
};

void Builder::addStrips()
{
    const auto height = [](const std::vector<PlacedWord> &words) {
        double bottom = 0;
        for (const PlacedWord &word : words) {
            bottom = std::max(bottom, word.rect.bottom());
        }
        return bottom;
    };
    m_layout.header = placeColumnTitles(m_spec, m_columns, m_fonts);
    m_layout.headerHeight = height(m_layout.header);
    m_layout.axis = placeAxes(m_spec, m_columns, m_fonts);
    m_layout.axisHeight = height(m_layout.axis);
}

void Builder::shareHeight(RowFit fit)
{
    const double strips = m_layout.headerHeight + m_layout.axisHeight;
    const double free = std::max(1.0, m_canvas.height() - strips);
    const double count = double(m_spec.rows.size());
    double height = std::floor(free / count);
    if (count > 1) {
        height = std::min(height, std::ceil(mostLines * m_fonts.line()));
    }
    height = std::max(height, fit == RowFit::Scrolled ? leastRowHeight(m_fonts) : 1.0);
    m_layout.rowsHeight = height * count;
    m_layout.shownHeight
        = fit == RowFit::Scrolled ? std::min(free, m_layout.rowsHeight) : m_layout.rowsHeight;
}

// Half a line is free below, where the text of the lowest tick is.
QRectF Builder::plotsOf(const QRectF &row) const
{
    const double half = std::ceil(m_fonts.line() / 2);
    const double most = m_fonts.scale() * mostTop;
    double top = std::clamp(topShare * row.height(), half + 2, std::max(half + 2, most));
    double bottom = half + 1;
    if (row.height() < 2 * (top + bottom)) {
        top = bottom = row.height() / 4;
    }
    const double left = m_columns.columns.front().left;
    const double right = m_columns.columns.back().left + m_columns.columns.back().width;
    const double y = std::round(row.top() + top);
    const double height = std::max(1.0, std::floor(row.height() - top - bottom));
    return {left, y, right - left, height};
}

void Builder::addRow(const PlotRow &row, const QRectF &rect)
{
    const QRectF plots = plotsOf(rect);
    const double half = std::ceil(m_fonts.line() / 2);
    RowPlace place {rect, {}, {}};
    const double top = std::max(rect.top() + 1, plots.top() - half);
    if (row.chosen) {
        place.ground
            = QRectF(QPointF(0, std::max(rect.top() + 1, top - m_fonts.scale() * groundAir)),
                QPointF(rect.right(), rect.bottom() - 1));
    }
    if (m_columns.wordsWidth > 0) {
        const QRectF area(m_columns.wordsLeft, top, m_columns.wordsWidth, rect.bottom() - 1 - top);
        const std::vector<PlacedWord> words = placeRowWords(row, area, m_fonts);
        m_layout.words.insert(m_layout.words.end(), words.begin(), words.end());
    }
    if (!row.sentence.isEmpty()) {
        addSentence(row.sentence, QRectF(plots.left(), top, plots.width(), rect.bottom() - top));
    } else {
        for (std::size_t i = 0; i < std::min(row.plots.size(), m_columns.columns.size()); ++i) {
            const ColumnPlace &column = m_columns.columns[i];
            const PlotMap map {QRectF(column.left, plots.top(), column.width, plots.height()),
                row.plots[i].xFrom,
                row.plots[i].xTo};
            addPlot(row.plots[i], map);
            if (column.hasTexts) {
                addYTexts(row.plots[i], map, rect);
            }
            place.plots.push_back(map);
        }
    }
    m_layout.rows.push_back(std::move(place));
}

void Builder::addSentence(const QString &sentence, const QRectF &plots)
{
    const QFontMetricsF &metrics = m_fonts.metrics(WordKind::Sentence);
    const QRectF wrapped = metrics.boundingRect(plots, Qt::TextWordWrap, sentence);
    const QString shown = wrapped.height() <= plots.height()
        ? sentence
        : metrics.elidedText(sentence, Qt::ElideRight, plots.width());
    m_layout.words.push_back({shown, plots, WordKind::Sentence});
}

void Builder::addPlot(const Plot &plot, const PlotMap &map)
{
    const std::vector<PlacedWord> labels = placeLabels(plot, map, m_fonts);
    m_layout.words.insert(m_layout.words.end(), labels.begin(), labels.end());
}

void Builder::addYTexts(const Plot &plot, const PlotMap &map, const QRectF &row)
{
    const double line = m_fonts.line();
    if (row.height() < line) {
        return;
    }
    TickExtents extents; // upwards from the bottom of the row
    for (const ChartTick &tick : plot.yTicks) {
        const double bottom = row.bottom() - map.y(tick.position) - line / 2;
        const double clamped = std::clamp(bottom, 0.0, row.height() - line);
        extents.emplace_back(clamped, clamped + line);
    }
    for (const std::size_t i : roomyTicks(extents, -2, LastTick::Kept)) {
        const QString &text = plot.yTicks[i].text;
        QRectF rect(0, 0, m_fonts.width(WordKind::Tick, text), line);
        rect.moveRight(map.plot.left() - m_fonts.scale() * tickGap);
        rect.moveBottom(row.bottom() - extents[i].first);
        m_layout.words.push_back({text, rect, WordKind::Tick});
    }
}

} // namespace

double leastRowHeight(const GridFonts &fonts)
{
    return std::max(fonts.scale() * leastPixels, std::ceil(leastLines * fonts.line()));
}

GridLayout layOutGrid(const PlotGridSpec &spec, QSizeF canvas, const GridFonts &fonts, RowFit fit)
{
    if (spec.sentence.isEmpty() && !spec.rows.empty() && !spec.columns.empty()) {
        return Builder(spec, canvas, fonts).build(fit);
    }
    GridLayout layout;
    layout.width = canvas.width();
    layout.rowsHeight = layout.shownHeight = std::max(1.0, canvas.height());
    if (!spec.sentence.isEmpty()) {
        layout.words.push_back({spec.sentence, QRectF(QPointF(0, 0), canvas), WordKind::Sentence});
    }
    return layout;
}

} // namespace backoff
