// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A row of swatches and words beside a chart. Qt Charts' own legend shows no dashes and hides an
// entry with its series.

#pragma once

#include "ui/charts/legend_row.h"
#include "ui/style/theme.h"

#include <QWidget>

namespace backoff {

class ChartLegend : public QWidget
{
    Q_OBJECT

public:
    explicit ChartLegend(QWidget *parent = nullptr);

    void setEntries(const std::vector<LegendEntry> &entries);
    void setTheme(const Theme &theme);

    // Takes its room still, so that it can tell whether it would hold all, but shows nothing.
    void setGivenWay(bool givenWay);

    [[nodiscard]] const std::vector<LegendEntry> &entries() const { return m_entries; }
    [[nodiscard]] bool holdsAll() const; // with the brief words at least
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void roomChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] LegendRow row() const;

    std::vector<LegendEntry> m_entries;
    Theme m_theme = Theme::light();
    bool m_givenWay = false;
};

} // namespace backoff
