// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/grid/grid_scene.h"
#include "ui/charts/grid/plot_grid.h"

#include <QPainter>

namespace backoff {

void paintPlotGrid(QPainter &painter,
    const QRectF &area,
    const PlotGridSpec &spec,
    const Theme &theme,
    const QFont &font)
{
    const QSizeF size = area.size().toSize();
    if (size.isEmpty()) {
        return;
    }
    GridScene scene;
    scene.setFont(font);
    scene.setTheme(theme);
    scene.setSpec(spec);
    scene.layOut(size, RowFit::Squeezed);
    const GridLayout &layout = scene.gridLayout();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.topLeft());
    painter.scale(area.width() / size.width(), area.height() / size.height());
    scene.paintHeader(painter);
    const QRectF rows(0, layout.headerHeight, layout.width, layout.rowsHeight);
    scene.render(&painter, rows, scene.sceneRect(), Qt::IgnoreAspectRatio);
    painter.translate(0, rows.bottom());
    scene.paintAxis(painter);
    painter.restore();
}

} // namespace backoff
