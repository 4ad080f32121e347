// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The views of the main window: made, laid out, coloured, and joined to the controllers. All of
// them can be made anew while the controllers stay.

#include "ui/charts/chart_page.h"
#include "ui/charts/charts_panel.h"
#include "ui/charts/result_chart.h"
#include "ui/experiment_controller.h"
#include "ui/guide/guide_pane.h"
#include "ui/herd/herd_pages.h"
#include "ui/inputs/input_panel.h"
#include "ui/lessons/lesson_controller.h"
#include "ui/lessons/lesson_pane.h"
#include "ui/lessons/veil.h"
#include "ui/playback/playback_actions.h"
#include "ui/playback/playback_controller.h"
#include "ui/playback/transport_bar.h"
#include "ui/style/app_style.h"
#include "ui/style/card.h"
#include "ui/style/giving_label.h"
#include "ui/tables/results_panel.h"
#include "ui/timeline/timeline_view.h"
#include "ui/verdict/verdict_bar.h"
#include "ui/window/export_actions.h"
#include "ui/window/lower_area.h"
#include "ui/window/main_window.h"
#include "ui/window/side_column.h"

#include <QApplication>
#include <QFontInfo>
#include <QVBoxLayout>

namespace backoff {

void MainWindow::buildViews()
{
    m_experiments->setEditWords([this](const EditName &name) { return editText(name, m_labels); });
    createExports();
    createViews();
    createLayout();
    createMenus();
    connectViews();
    connectHerd();
    applyTheme();
    m_inputs->setExperiment(m_experiments->experiment());
    showResult(m_experiments->result());
    showTitle();
    showLocks();
}

void MainWindow::createViews()
{
    m_inputs = new InputPanel(m_labels);
    m_lessonPane = new LessonPane(m_lessons, m_labels);
    m_guide = new GuidePane(m_labels);
    m_side = new SideColumn(m_inputs, m_lessonPane, m_guide);
    m_verdict = new VerdictBar;
    m_timeline = new TimelineView;
    m_sentence = new GivingLabel; // a long path in it does not widen the window
    m_notice = new GivingLabel;
    m_notice->hide();
    m_charts = new ChartsPanel;
    m_herd = new HerdPages(m_labels, this);
    m_charts->addPage(tr("Strategies"), m_herd->page(HerdView::Strategies));
    m_charts->addPage(tr("Fleet"), m_herd->page(HerdView::Fleet));
    m_charts->addPage(tr("Contention"), m_herd->page(HerdView::Contention));
    m_results = new ResultsPanel(m_labels, m_exports->tables());
    m_lower = new LowerArea(m_charts, m_results);
    m_transport = new TransportBar(m_playback);
}

Veil *MainWindow::veiled(QWidget *view)
{
    auto *veil = new Veil(view);
    m_veils.append(veil);
    return veil;
}

void MainWindow::createLayout()
{
    auto *timelineCard = new Card;
    timelineCard->body()->addWidget(m_timeline, 1);
    timelineCard->body()->addWidget(m_sentence);
    m_timelineArea = veiled(timelineCard);

    m_right = new QVBoxLayout;
    m_right->addWidget(veiled(m_verdict));
    m_right->addWidget(m_timelineArea);
    m_right->addWidget(veiled(m_lower), 1);
    m_right->addWidget(m_notice);

    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_side);
    middle->addLayout(m_right, 1);

    auto *whole = new QWidget;
    auto *column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(middle, 1);
    column->addWidget(m_transport);
    setCentralWidget(whole);
}

void MainWindow::connectViews()
{
    connect(m_inputs,
        &InputPanel::experimentEdited,
        this,
        [this](const Experiment &next, Field field, int gesture) {
            m_experiments->apply(next, field, gesture);
        });
    connect(m_inputs, &InputPanel::problemsChanged, this, &MainWindow::showProblems);
    connect(m_timeline, &TimelineView::scrubbed, m_playback, &PlaybackController::scrubTo);
    connect(m_exports, &ExportActions::saved, this, &MainWindow::showSaved);
    connect(m_exports, &ExportActions::copied, this, &MainWindow::showCopied);
    connect(m_exports, &ExportActions::refused, this, &MainWindow::showNotice);
    connect(m_lessonPane, &LessonPane::closeRequested, this, &MainWindow::closeLesson);
    connect(m_guide, &GuidePane::closeRequested, this, [this] { showGuide(false); });
    m_transport->actions()->addKeysTo(m_timeline);
    m_transport->actions()->addKeysTo(m_charts->delays());
    m_transport->actions()->addKeysTo(m_charts->cumulative());
}

void MainWindow::applyTheme()
{
    applyPresentation();
    applyStyle(this, m_theme);
    const int air = m_presenting ? 6 : 10; // large texts need all the height there is
    m_right->setContentsMargins(12, air, 12, air);
    m_right->setSpacing(air);
    m_sentence->setLeastLines(m_presenting ? 2 : 1);
    QFont sentence = bodyFont();
    if (m_presenting) { // it is what the class reads aloud
        sentence.setPixelSize(QFontInfo(sentence).pixelSize() * 5 / 4);
    }
    m_sentence->setFont(sentence);
    m_inputs->setTheme(m_theme);
    m_lessonPane->setTheme(m_theme);
    m_guide->setTheme(m_theme);
    for (Veil *veil : m_veils) {
        veil->setTheme(m_theme);
    }
    m_verdict->setTheme(m_theme);
    m_timeline->setTheme(m_theme);
    m_charts->setTheme(m_theme);
    m_results->setTheme(m_theme);
    m_transport->setTheme(m_theme);
}

} // namespace backoff
