// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/documents/session_view.h"

#include "ui/charts/charts_panel.h"
#include "ui/experiment_controller.h"
#include "ui/herd/herd_controller.h"
#include "ui/herd/herd_pages.h"
#include "ui/playback/playback_controller.h"
#include "ui/tables/attempts_model.h"
#include "ui/tables/attempts_view.h"
#include "ui/tables/results_panel.h"
#include "ui/window/lower_area.h"

#include <QTabBar>

#include <algorithm>

namespace backoff {

namespace {

struct TabOfChart {
    ChartTab chart;
    int index;
};
constexpr TabOfChart chartTabs[] = {{ChartTab::Delays, ChartsPanel::Delays},
    {ChartTab::Cumulative, ChartsPanel::Cumulative},
    {ChartTab::Strategies, ChartsPanel::Strategies},
    {ChartTab::Fleet, ChartsPanel::Fleet},
    {ChartTab::Contention, ChartsPanel::Contention}};

ChartTab chartTab(int index)
{
    return std::ranges::find(chartTabs, index, &TabOfChart::index)->chart;
}

int indexOf(ChartTab tab) { return std::ranges::find(chartTabs, tab, &TabOfChart::chart)->index; }

TableTab tableTab(int index)
{
    return index == ResultsPanel::Transcript ? TableTab::Transcript : TableTab::Attempts;
}

int indexOf(TableTab tab)
{
    return tab == TableTab::Transcript ? ResultsPanel::Transcript : ResultsPanel::ScheduleTable;
}

} // namespace

SessionView shownView(const ViewHolders &window, const SessionView &saved)
{
    SessionView view;
    view.chart = chartTab(window.charts->tabs()->currentIndex());
    view.table = tableTab(window.results->tabs()->currentIndex());
    view.logScale = window.charts->isLogScale();
    view.speed = window.playback->playback().speed;
    const std::vector<ColumnId> columns = window.results->table()->shownColumns();
    if (columns == AttemptsModel::columnsFor(saved.columns)) {
        view.columns = saved.columns;
    } else if (columns != AttemptsModel::columnsFor({})) {
        view.columns = columns;
    }
    const ContentionSettings contention = window.herd->controller()->contentionSettings();
    view.contentionClients = contention.clients;
    view.contentionRuns = contention.runs;
    view.policyB = window.experiments->pinnedPolicy();
    return view;
}

void showView(const SessionView &view, const ViewHolders &window)
{
    if (view.policyB) {
        window.experiments->pin(*view.policyB);
    } else {
        window.experiments->unpin();
    }
    window.herd->setContention(view.contentionClients, view.contentionRuns);
    window.lower->showTable(indexOf(view.table));
    window.lower->showChart(
        indexOf(view.chart)); // last: where there is room for one card, this one
    window.charts->setLogScale(view.logScale);
    window.playback->setSpeed(view.speed);
    window.results->table()->setShownColumns(view.columns);
}

} // namespace backoff
