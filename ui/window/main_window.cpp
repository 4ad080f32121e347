// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/main_window.h"

#include "ui/charts/chart_page.h"
#include "ui/charts/charts_panel.h"
#include "ui/charts/result_chart.h"
#include "ui/documents/document_controller.h"
#include "ui/experiment_controller.h"
#include "ui/herd/herd_pages.h"
#include "ui/inputs/input_panel.h"
#include "ui/playback/frame_source.h"
#include "ui/playback/playback_actions.h"
#include "ui/playback/playback_controller.h"
#include "ui/playback/transport_bar.h"
#include "ui/status_sentence.h"
#include "ui/style/app_style.h"
#include "ui/style/card.h"
#include "ui/tables/results_panel.h"
#include "ui/timeline/timeline_view.h"
#include "ui/verdict/verdict_bar.h"
#include "ui/window/chart_tabs.h"
#include "ui/window/dimming.h"
#include "ui/window/export_actions.h"
#include "ui/window/lower_area.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QVBoxLayout>

namespace backoff {

MainWindow::MainWindow(const Experiment &initial,
    Language language,
    std::unique_ptr<FrameSource> frames,
    QWidget *parent)
    : QMainWindow(parent)
    , m_labels(language)
    , m_experiments(new ExperimentController(initial, this))
    , m_playback(nullptr)
{
    FrameSource *source = frames.release();
    source->setParent(this);
    m_playback = new PlaybackController(source, this);
    m_experiments->setEditWords([this](const EditName &name) { return editText(name, m_labels); });
    createExports();
    createViews();
    createLayout();
    createDocuments();
    createFileMenu();
    createEditMenu();
    createExperimentMenu();
    createPlaybackMenu();
    createViewMenu();
    createHelpMenu();
    connectViews();
    applyTheme();
    m_inputs->setExperiment(initial);
    showResult(m_experiments->result());
    showTitle();
    resize(1440, 900);
}

// The undo history ends with a last signal, when the window is no longer one.
MainWindow::~MainWindow() { m_documents->document()->disconnect(this); }

void MainWindow::createViews()
{
    m_inputs = new InputPanel(m_labels);
    m_verdict = new VerdictBar;
    m_timeline = new TimelineView;
    m_sentence = new QLabel;
    m_sentence->setWordWrap(true);
    // A long path in it does not widen the window.
    m_sentence->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_notice = new QLabel;
    m_notice->setWordWrap(true);
    m_notice->setSizePolicy(m_sentence->sizePolicy());
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

void MainWindow::createLayout()
{
    auto *timelineCard = new Card;
    timelineCard->body()->addWidget(m_timeline, 1);
    timelineCard->body()->addWidget(m_sentence);
    m_timelineCard = timelineCard;

    auto *right = new QVBoxLayout;
    right->setContentsMargins(12, 10, 12, 10);
    right->setSpacing(10);
    right->addWidget(m_verdict);
    right->addWidget(timelineCard);
    right->addWidget(m_lower, 1);
    right->addWidget(m_notice);

    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_inputs);
    middle->addLayout(right, 1);

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
    connect(m_experiments, &ExperimentController::resultChanged, this, &MainWindow::showResult);
    connect(m_playback, &PlaybackController::changed, this, &MainWindow::showPlayback);
    connect(m_timeline, &TimelineView::scrubbed, m_playback, &PlaybackController::scrubTo);
    connect(m_exports, &ExportActions::saved, this, &MainWindow::showSaved);
    connect(m_exports, &ExportActions::copied, this, &MainWindow::showCopied);
    connect(m_exports, &ExportActions::refused, this, &MainWindow::showNotice);
    m_playback->setPreparation([this] { return commitInput(); });
    m_transport->actions()->addKeysTo(m_timeline);
    m_transport->actions()->addKeysTo(m_charts->delays());
    m_transport->actions()->addKeysTo(m_charts->cumulative());
    connectHerd();
}

void MainWindow::showResult(const RunResultPtr &result)
{
    // The panel made the edit itself, or undo did: then its fields show the experiment anew.
    m_inputs->setExperiment(result->experiment());
    m_timeline->setResult(result); // first: where B is left out it is the verdict that grows
    m_verdict->setResult(result);
    m_charts->setResult(result);
    m_herd->setResult(result);
    m_notice->hide(); // it was about the result before
    m_results->setResult(result);
    m_playback->setResult(result);
    showPlayback(m_playback->playback()); // the same cursor may mean something else now
}

void MainWindow::showPlayback(const Playback &playback)
{
    const Cursor &cursor = playback.cursor;
    m_timeline->setCursorPosition(cursor);
    m_charts->setCursor(cursor);
    m_results->setCursor(cursor);
    m_sentence->setText(statusSentence(*m_experiments->result(), cursor));
}

void MainWindow::showProblems(int count)
{
    const bool dimmed = count > 0;
    m_timeline->setDimmed(dimmed);
    m_charts->setDimmed(dimmed);
    setDimmed(m_verdict, dimmed);
    setDimmed(m_results, dimmed);
    setDimmed(m_sentence, dimmed);
}

bool MainWindow::commitInput()
{
    if (!m_inputs->commit()) {
        m_inputs->focusFirstProblem();
        return false;
    }
    if (const std::optional<HerdView> view = m_herd->commit()) {
        m_lower->showChart(tabOf(*view));
        m_herd->focusFirstProblem(*view);
        return false;
    }
    return true;
}

void MainWindow::play() { m_playback->play(); }

QString MainWindow::sentence() const { return m_sentence->text(); }

// What was typed last goes first: a good text is a step of its own, a refused one is forgotten.
void MainWindow::undo()
{
    if (!m_inputs->commit()) {
        m_inputs->setExperiment(m_experiments->experiment());
    } else if (m_herd->commit()) {
        m_herd->startAnew();
    } else {
        m_experiments->undoStack()->undo();
    }
}

void MainWindow::redo()
{
    if (commitInput()) {
        m_experiments->undoStack()->redo();
    }
}

void MainWindow::resetAll()
{
    m_experiments->apply(defaultExperiment(Unit::Seconds), Edit::ResetAll);
    m_inputs->setExperiment(m_experiments->experiment()); // refused texts go too
    m_herd->startAnew();
    m_playback->reset();
}

void MainWindow::applyTheme()
{
    m_theme = Theme::of(QApplication::palette());
    applyStyle(this, m_theme);
    m_inputs->setTheme(m_theme);
    m_verdict->setTheme(m_theme);
    m_timeline->setTheme(m_theme);
    m_charts->setTheme(m_theme);
    m_results->setTheme(m_theme);
    m_transport->setTheme(m_theme);
}

// The application's palette comes here alone: changeEvent() is not told of it, and the window has a
// palette of its own.
bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange && m_transport != nullptr) {
        applyTheme();
    }
    return QMainWindow::event(event);
}

} // namespace backoff
