// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What joins the window to the views of the herd, and what it gives to the exports.

#include "ui/charts/charts_panel.h"
#include "ui/experiment_controller.h"
#include "ui/herd/herd_controller.h"
#include "ui/herd/herd_pages.h"
#include "ui/window/chart_tabs.h"
#include "ui/window/export_actions.h"
#include "ui/window/lower_area.h"
#include "ui/window/main_window.h"

#include <QLabel>
#include <QTabBar>

namespace backoff {

void MainWindow::connectHerd()
{
    connect(m_herd,
        &HerdPages::experimentEdited,
        this,
        [this](const Experiment &next, Field field, int gesture) {
            const bool isShared = field == Field::Seed; // whether every client has the same
            m_experiments->apply(
                next, isShared ? EditName(Edit::SameSeed) : EditName(field), gesture);
        });
    connect(m_charts->tabs(), &QTabBar::currentChanged, this, [this](int tab) {
        m_herd->setWanted(herdViewOf(tab));
    });
    connect(m_lower, &LowerArea::herdShown, this, [this](bool shown) {
        m_timelineArea->setVisible(!shown);
        m_notice->hide();
    });
}

void MainWindow::createExports()
{
    ExportHost host;
    host.window = this;
    host.commitInput = [this] { return commitInput(); };
    host.source = [this] { return exportSource(); };
    host.shownHerd = [this] { return herdViewOf(m_charts->tabs()->currentIndex()); };
    host.shownChart = [this] { return pictureOf(m_charts->tabs()->currentIndex()); };
    host.logScale = [this] { return m_charts->isLogScale(); };
    m_exports = new ExportActions(m_labels, host);
}

ExportSource MainWindow::exportSource() const
{
    const HerdController *herd = m_herd->controller();
    ExportSource source(m_experiments->result());
    source.study = herd->contentionSettings();
    source.strategies = herd->strategies();
    source.fleet = herd->fleet();
    source.contention = herd->contention();
    return source;
}

} // namespace backoff
