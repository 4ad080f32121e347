// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws one ChartSpec: the curves and filled boxes with Qt Charts, everything else with items of
// its own on top. Axes and series are made once; a new spec only replaces their points.

#pragma once

#include "ui/charts/chart_layout.h"
#include "ui/style/theme.h"

#include <QChartView>

#include <array>
#include <optional>

class QAreaSeries;
class QLineSeries;
class QValueAxis;

namespace backoff {

class PaintLayer;

class ChartView : public QChartView
{
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);

    // A sentence that names the table with the same numbers, for those who do not see the chart.
    void setEqual(const QString &sentence) { m_equal = sentence; }

    void setSpec(const ChartSpec &spec);
    void setTheme(const Theme &theme);
    void setDimmed(bool dimmed);
    // A quiet column behind this retry.
    void setHighlighted(std::optional<std::int64_t> retry);

    [[nodiscard]] const ChartSpec &spec() const { return m_spec; }
    [[nodiscard]] const ChartLayout &chartLayout() const { return m_layout; }
    [[nodiscard]] const QLineSeries *series(CurveRole role) const; // of a band, its upper edge
    // The filled boxes of a role: Range, Draw or Hint; their upper edge.
    [[nodiscard]] const QLineSeries *boxes(MarkRole role) const;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &area) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    struct Area {
        QAreaSeries *area = nullptr;
        QLineSeries *upper = nullptr;
        QLineSeries *lower = nullptr;
    };

    [[nodiscard]] Area makeArea();
    void makeSeries();
    void applyColors();
    void layOutAgain();
    [[nodiscard]] QFont labelFont() const;

    QString m_equal;
    ChartSpec m_spec;
    ChartLayout m_layout;
    Theme m_theme = Theme::light();
    std::optional<std::int64_t> m_highlighted;

    QValueAxis *m_xAxis;
    QValueAxis *m_yAxis;
    std::array<Area, 3> m_boxes; // of Range, Draw, Hint
    Area m_band;
    std::array<QLineSeries *, curveCount> m_lines {}; // none for Band
    PaintLayer *m_ground;
    PaintLayer *m_front;
};

} // namespace backoff
