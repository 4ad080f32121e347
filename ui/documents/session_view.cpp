// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/documents/session_view.h"

#include "ui/charts/charts_panel.h"
#include "ui/playback/playback_controller.h"
#include "ui/tables/attempts_model.h"
#include "ui/tables/attempts_view.h"
#include "ui/tables/results_panel.h"
#include "ui/window/lower_area.h"

#include <QTabBar>

namespace backoff {

namespace {

ChartTab chartTab(int index)
{
    return index == ChartsPanel::Cumulative ? ChartTab::Cumulative : ChartTab::Delays;
}

int indexOf(ChartTab tab)
{
    return tab == ChartTab::Cumulative ? ChartsPanel::Cumulative : ChartsPanel::Delays;
}

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
    return view;
}

void showView(const SessionView &view, const ViewHolders &window)
{
    window.lower->showTable(indexOf(view.table));
    window.lower->showChart(
        indexOf(view.chart)); // last: where there is room for one card, this one
    window.charts->setLogScale(view.logScale);
    window.playback->setSpeed(view.speed);
    window.results->table()->setShownColumns(view.columns);
}

} // namespace backoff
