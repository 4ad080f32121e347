// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rows of a grid as a scene: a chart for each plot, everything else on a layer below and one
// above. The titles of the columns and the x axis, which stay where rows are scrolled, are painted
// by whoever shows the scene.

#pragma once

#include "ui/charts/grid/grid_layout.h"
#include "ui/charts/grid/plot_chart.h"
#include "ui/style/theme.h"

#include <QGraphicsScene>

#include <vector>

class QGraphicsWidget;

namespace backoff {

class PaintLayer;

class GridScene : public QGraphicsScene
{
    Q_OBJECT

public:
    explicit GridScene(QObject *parent = nullptr);

    void setSpec(const PlotGridSpec &spec);
    void setTheme(const Theme &theme);
    void setDimmed(bool dimmed);
    void setFont(const QFont &font); // enlarged as the theme has it
    // A grid higher than that gives up the width of a scroll bar.
    void layOut(QSizeF canvas, RowFit fit, double scrollBar = 0);

    void paintHeader(QPainter &painter) const;
    void paintAxis(QPainter &painter) const;

    [[nodiscard]] const PlotGridSpec &spec() const { return m_spec; }
    [[nodiscard]] const GridLayout &gridLayout() const { return m_layout; }
    [[nodiscard]] const GridFonts &fonts() const { return m_fonts; }
    [[nodiscard]] const Theme &theme() const { return m_theme; }

private:
    void paintStrip(QPainter &painter, const std::vector<PlacedWord> &words) const;
    void placeCharts();

    PlotGridSpec m_spec;
    GridLayout m_layout;
    QFont m_font;
    GridFonts m_fonts;
    Theme m_theme = Theme::light();

    QGraphicsWidget *m_root; // whose opacity is everything's
    PaintLayer *m_ground;
    PaintLayer *m_front;
    std::vector<PlotChart> m_charts; // row by row, those in use first
};

} // namespace backoff
