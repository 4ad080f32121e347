// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The card of charts: tabs at the left, legend and log scale at the right, one page below. It has
// the two charts of a run itself; the pages of the herd are added to it.

#pragma once

#include "ui/charts/result_chart.h"
#include "ui/style/card.h"

class QCheckBox;
class QStackedWidget;
class QTabBar;

namespace backoff {

class ChartLegend;

class ChartsPanel : public Card
{
    Q_OBJECT

public:
    enum Tab { Delays, Cumulative, Strategies, Fleet, Contention };

    explicit ChartsPanel(QWidget *parent = nullptr);

    // The next tab, in the order of Tab.
    void addPage(const QString &name, ChartPage *page);

    void setResult(const RunResultPtr &result);
    void setCursor(const Cursor &cursor);
    // Highlighted in the charts of the run in place of the cursor's.
    void setPointedRetry(std::optional<std::int64_t> retry);
    void setTheme(const Theme &theme);
    // While a field holds a refused value the last good picture stands, dimmed.
    // A page that has fields of its own dims itself for those.
    void setDimmed(bool dimmed);
    void setLogScale(bool logScale);

    [[nodiscard]] QTabBar *tabs() const { return m_tabs; }
    [[nodiscard]] bool isLogScale() const;
    [[nodiscard]] ResultChart *delays() const { return m_delays; }
    [[nodiscard]] ResultChart *cumulative() const { return m_cumulative; }

Q_SIGNALS:
    void logScaleChanged(bool logScale);

private:
    ResultChart *addChart(const QString &name, ResultChart::MakeSpec makeSpec);
    void setFonts();
    void showLegend();
    void placeLegend();

    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    ChartLegend *m_legend;
    ChartLegend *m_ownRow; // the legend of a page of the herd, where the tabs leave no room
    QCheckBox *m_logScale;
    QList<ChartPage *> m_pages; // by tab
    ResultChart *m_delays;
    ResultChart *m_cumulative;
};

} // namespace backoff
