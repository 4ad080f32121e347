// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Gives each label of a chart the first of its spots that is free.

#pragma once

#include "ui/charts/chart_layout.h"

#include <QFontMetricsF>
#include <QLineF>

#include <optional>

namespace backoff {

class LabelPlacer
{
public:
    LabelPlacer(const ChartSpec &spec,
        const PlotMap &map,
        QSizeF canvas,
        const QFont &boldFont,
        const Enlargement &enlarged);

    [[nodiscard]] std::vector<PlacedText> place();
    // Whether every label that was wanted found a place.
    [[nodiscard]] bool isComplete() const { return m_isComplete; }

private:
    void collectObstacles();
    [[nodiscard]] bool isWanted(const ChartLabel &label) const;
    [[nodiscard]] std::optional<PlacedText> placed(const ChartLabel &label) const;
    [[nodiscard]] QRectF rectFor(const Spot &spot, const QString &text) const;
    [[nodiscard]] bool isFree(const QRectF &rect, const Spot &spot) const;
    [[nodiscard]] double widest(LabelRole role) const; // of its shortest texts
    [[nodiscard]] std::int64_t stepOf(LabelRole role) const;

    const ChartSpec &m_spec;
    const PlotMap &m_map;
    QRectF m_canvas;
    QFontMetricsF m_metrics;
    double m_gap; // between a label and what it belongs to
    double m_air; // between two labels
    double m_halfLine; // of thick ones; thin ones are taken for none
    std::vector<QRectF> m_areas; // boxes and bars
    std::vector<QLineF> m_lines; // ceilings and curves
    std::vector<PlacedText> m_done;
    bool m_isComplete = true;
    bool m_drawnFits = true; // every drawn value is narrower than its slot
    bool m_pinnedFits = true; // the same of policy B
    std::int64_t m_rangeStep = 1; // every how many retries there is room for a range
    std::int64_t m_totalStep = 1;
    QString m_lastRange;
};

} // namespace backoff
