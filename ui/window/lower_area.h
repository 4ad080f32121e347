// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Charts above tables, with a handle between them. Where the window is too short for both, one card
// is shown at a time, and one row of tabs reaches everything.

#pragma once

#include <QSplitter>

class QTabBar;

namespace backoff {

class Card;
class ChartsPanel;
class ResultsPanel;

class LowerArea : public QSplitter
{
    Q_OBJECT

public:
    LowerArea(ChartsPanel *charts, ResultsPanel *results, QWidget *parent = nullptr);

    // A chart's tab, or a table's: shows it wherever it is.
    void showChart(int tab);
    void showTable(int tab);

    [[nodiscard]] bool isCompact() const { return m_compact; }
    // While presenting: charts and their tabs, no tables. What was shown comes back after it.
    void setChartsOnly(bool chartsOnly);
    // A view of the herd is shown: it is not about one run, whose tables and timeline give way.
    [[nodiscard]] bool showsHerd() const { return m_showsHerd; }
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void herdShown(bool shown);

protected:
    [[nodiscard]] QSplitterHandle *createHandle() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setCompact(bool compact);
    void showTab(int index); // of the one row
    void showOnly(Card *card);
    void onChartTab(int tab);
    void showBoth();
    void leaveHerd();

    ChartsPanel *m_charts;
    ResultsPanel *m_results;
    QTabBar *m_tabs; // the one row
    bool m_compact = false;
    bool m_chartsOnly = false;
    bool m_compactBefore = false;
    int m_tabBefore = 0; // in the one row, before the tables were hidden
    bool m_showsHerd = false;
    bool m_shared = false; // the height, between the two cards
};

} // namespace backoff
