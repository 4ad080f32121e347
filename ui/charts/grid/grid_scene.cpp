// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/grid_scene.h"

#include "ui/charts/grid/grid_painter.h"
#include "ui/charts/paint_layer.h"

#include <QGraphicsWidget>
#include <QPainter>

namespace backoff {

static constexpr double dimmedOpacity = 0.4;

GridScene::GridScene(QObject *parent)
    : QGraphicsScene(parent)
    , m_fonts(QFont())
    , m_root(new QGraphicsWidget)
{
    setItemIndexMethod(NoIndex);
    addItem(m_root);
    m_ground = new PaintLayer(m_root, 0, [this](QPainter &painter) {
        paintGridGround(painter, m_spec, m_layout, m_theme);
    });
    m_front = new PaintLayer(m_root, 2, [this](QPainter &painter) {
        paintGridMarks(painter, m_spec, m_layout, m_theme);
        paintWords(painter, m_layout.words, m_fonts, m_theme);
    });
}

void GridScene::setSpec(const PlotGridSpec &spec)
{
    m_spec = spec;
    std::size_t count = 0;
    const bool hasPlots = spec.sentence.isEmpty();
    for (const PlotRow &row : spec.rows) {
        for (std::size_t i = 0; hasPlots && row.sentence.isEmpty() && i < row.plots.size(); ++i) {
            if (count == m_charts.size()) {
                m_charts.emplace_back(m_root, 1);
            }
            m_charts[count++].setPlot(row.plots[i], m_theme);
        }
    }
}

void GridScene::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_fonts = GridFonts(m_font, theme.enlarged);
    for (PlotChart &chart : m_charts) {
        chart.setTheme(theme);
    }
    m_ground->update();
    m_front->update();
}

void GridScene::setDimmed(bool dimmed) { m_root->setOpacity(dimmed ? dimmedOpacity : 1); }

void GridScene::setFont(const QFont &font)
{
    m_font = font;
    m_fonts = GridFonts(font, m_theme.enlarged);
}

void GridScene::layOut(QSizeF canvas, RowFit fit, double scrollBar)
{
    m_layout = layOutGrid(m_spec, canvas, m_fonts, fit);
    if (m_layout.scrolls() && scrollBar > 0) {
        canvas.rwidth() -= scrollBar;
        m_layout = layOutGrid(m_spec, canvas, m_fonts, fit);
    }
    const QRectF all(0, 0, m_layout.width, m_layout.rowsHeight);
    setSceneRect(all);
    m_ground->setArea(all);
    m_front->setArea(all);
    placeCharts();
}

void GridScene::placeCharts()
{
    std::size_t count = 0;
    for (const RowPlace &row : m_layout.rows) {
        for (const PlotMap &map : row.plots) {
            m_charts[count].setRect(map.plot, m_fonts.font(WordKind::Tick));
            m_charts[count++].setVisible(true);
        }
    }
    for (std::size_t i = count; i < m_charts.size(); ++i) {
        m_charts[i].setVisible(false);
    }
}

void GridScene::paintHeader(QPainter &painter) const { paintStrip(painter, m_layout.header); }

void GridScene::paintAxis(QPainter &painter) const { paintStrip(painter, m_layout.axis); }

void GridScene::paintStrip(QPainter &painter, const std::vector<PlacedWord> &words) const
{
    painter.save();
    painter.setOpacity(painter.opacity() * m_root->opacity());
    paintWords(painter, words, m_fonts, m_theme);
    painter.restore();
}

} // namespace backoff
