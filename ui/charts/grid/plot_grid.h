// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws one PlotGridSpec: in the window, where rows keep a least height and scroll below it, and on
// any paint device at a size of its own. No Qt Charts type is seen from outside.

#pragma once

#include "ui/charts/grid/plot_grid_spec.h"
#include "ui/style/theme.h"

#include <QWidget>

class QFont;
class QPainter;
class QRectF;

namespace backoff {

class GridScene;
class RowsView;

class PlotGrid : public QWidget
{
    Q_OBJECT

public:
    explicit PlotGrid(QWidget *parent = nullptr);

    // A sentence that names the table with the same numbers, for those who do not see the plots.
    void setEqual(const QString &sentence) { m_equal = sentence; }

    void setSpec(const PlotGridSpec &spec);
    void setTheme(const Theme &theme);
    void setDimmed(bool dimmed);

    [[nodiscard]] const PlotGridSpec &spec() const;
    [[nodiscard]] const GridScene *scene() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] int inset() const;
    void layOutAgain();

    GridScene *m_scene;
    RowsView *m_rows;
    QString m_equal;
};

// All rows within the area, laid out for its size in whole pixels; the ground is left to the
// caller.
void paintPlotGrid(QPainter &painter,
    const QRectF &area,
    const PlotGridSpec &spec,
    const Theme &theme,
    const QFont &font);

} // namespace backoff
