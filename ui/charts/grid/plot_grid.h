// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws one PlotGridSpec: in the window, where rows keep a least height and scroll below it, and on
// any paint device at a size of its own. No Qt Charts type is seen from outside.

#pragma once

#include "ui/charts/grid/plot_grid_spec.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <memory>

class QFont;
class QPainter;
class QRectF;

namespace backoff {

class PlotGrid : public QWidget
{
    Q_OBJECT

public:
    explicit PlotGrid(QWidget *parent = nullptr);
    ~PlotGrid() override;

    void setSpec(const PlotGridSpec &spec);
    void setTheme(const Theme &theme);
    void setDimmed(bool dimmed);

    [[nodiscard]] const PlotGridSpec &spec() const;

private:
    class Private;
    std::unique_ptr<Private> m_private;
};

// All rows within the area, laid out for its size in whole pixels; the ground is left to the
// caller.
void paintPlotGrid(QPainter &painter,
    const QRectF &area,
    const PlotGridSpec &spec,
    const Theme &theme,
    const QFont &font);

} // namespace backoff
