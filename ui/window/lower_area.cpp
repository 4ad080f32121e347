// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/lower_area.h"

#include "ui/charts/charts_panel.h"
#include "ui/style/tab_row.h"
#include "ui/tables/results_panel.h"
#include "ui/window/card_handle.h"

#include <QTabBar>

namespace backoff {

namespace {

// A chart and five rows of a table need this much; less shows one card.
constexpr int leastForBoth = 400;
constexpr int leastForOne = 190;

} // namespace

LowerArea::LowerArea(ChartsPanel *charts, ResultsPanel *results, QWidget *parent)
    : QSplitter(Qt::Vertical, parent)
    , m_charts(charts)
    , m_results(results)
    , m_tabs(new TabRow)
{
    setChildrenCollapsible(false);
    setHandleWidth(10);
    addWidget(charts);
    addWidget(results);
    setStretchFactor(0, 1);
    setStretchFactor(1, 1);

    m_tabs->setProperty("narrow", true); // as the style sheet knows it
    m_tabs->setAccessibleName(tr("Charts and results"));
    for (int i = 0; i < charts->tabs()->count(); ++i) {
        m_tabs->addTab(charts->tabs()->tabText(i));
    }
    m_tabs->addTab(tr("Table")); // briefer than its own tab: the row is for small windows
    m_tabs->addTab(results->tabs()->tabText(ResultsPanel::Transcript));
    m_tabs->hide();
    charts->addToTopLeft(m_tabs);
    setTabOrder(charts->tabs(), m_tabs); // which it stands for
    setTabOrder(handle(0), handle(1)); // the first is never shown, and follows the charts
    connect(m_tabs, &QTabBar::currentChanged, this, &LowerArea::showTab);
    connect(charts->tabs(), &QTabBar::currentChanged, this, &LowerArea::onChartTab);
}

QSplitterHandle *LowerArea::createHandle() { return new CardHandle(this); }

// While presenting all of the chart shows: its texts are large.
QSize LowerArea::minimumSizeHint() const
{
    const int least = m_chartsOnly ? m_charts->minimumSizeHint().height() : leastForOne;
    return {QSplitter::minimumSizeHint().width(), least};
}

void LowerArea::resizeEvent(QResizeEvent *event)
{
    if (!m_showsHerd && !m_chartsOnly) { // which has the timeline's height for a while
        setCompact(height() < leastForBoth);
    }
    QSplitter::resizeEvent(event);
    if (!m_compact && !m_showsHerd && !m_chartsOnly
        && !m_shared) { // from then on the handle decides
        m_shared = true;
        const int half = (height() - handleWidth()) / 2;
        setSizes({half, half});
    }
}

void LowerArea::setCompact(bool compact)
{
    if (compact == m_compact) {
        return;
    }
    m_compact = compact;
    m_charts->tabs()->setVisible(!compact);
    m_results->tabs()->setVisible(!compact);
    m_tabs->setVisible(compact);
    if (compact) {
        m_tabs->setCurrentIndex(m_charts->tabs()->currentIndex());
        showTab(m_tabs->currentIndex());
    } else {
        showBoth();
    }
}

void LowerArea::showBoth()
{
    m_charts->show();
    m_results->setVisible(!m_showsHerd && !m_chartsOnly);
}

void LowerArea::setChartsOnly(bool chartsOnly)
{
    if (chartsOnly == m_chartsOnly) {
        return;
    }
    m_chartsOnly = chartsOnly;
    if (chartsOnly) {
        m_tabBefore = m_tabs->currentIndex();
        m_compactBefore = m_compact;
        setCompact(false);
        showBoth();
    } else {
        showBoth();
        setCompact(m_compactBefore);
        if (m_tabBefore >= m_charts->tabs()->count()) { // a table's; a chart is shown already
            m_tabs->setCurrentIndex(m_tabBefore);
        }
    }
}

void LowerArea::onChartTab(int tab)
{
    const bool herd = tab >= ChartsPanel::Strategies;
    if (herd == m_showsHerd) {
        return;
    }
    m_showsHerd = herd;
    if (!m_compact) {
        showBoth();
    }
    Q_EMIT herdShown(herd);
}

void LowerArea::showTab(int index)
{
    if (!m_compact) {
        return;
    }
    const int charts = m_charts->tabs()->count();
    const bool focused = m_tabs->hasFocus();
    if (index < charts) {
        m_charts->tabs()->setCurrentIndex(index);
        showOnly(m_charts);
    } else {
        leaveHerd();
        m_results->tabs()->setCurrentIndex(index - charts);
        showOnly(m_results);
    }
    if (focused) { // moving to the other card has taken it
        m_tabs->setFocus();
    }
}

// A table is about one run, and comes with its timeline.
void LowerArea::leaveHerd()
{
    if (m_showsHerd) {
        m_charts->tabs()->setCurrentIndex(ChartsPanel::Delays);
    }
}

void LowerArea::showOnly(Card *card)
{
    card->addToTopLeft(m_tabs);
    m_tabs->show();
    m_charts->setVisible(card == m_charts);
    m_results->setVisible(card == m_results);
}

void LowerArea::showChart(int tab)
{
    m_charts->tabs()->setCurrentIndex(tab);
    m_tabs->setCurrentIndex(tab);
}

void LowerArea::showTable(int tab)
{
    leaveHerd();
    m_results->tabs()->setCurrentIndex(tab);
    m_tabs->setCurrentIndex(m_charts->tabs()->count() + tab);
}

} // namespace backoff
