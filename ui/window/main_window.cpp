// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/main_window.h"

#include "ui/accessibility/announce.h"
#include "ui/charts/charts_panel.h"
#include "ui/documents/document_controller.h"
#include "ui/experiment_controller.h"
#include "ui/guide/guide_pane.h"
#include "ui/herd/herd_pages.h"
#include "ui/inputs/input_panel.h"
#include "ui/lessons/lesson_controller.h"
#include "ui/playback/frame_source.h"
#include "ui/playback/playback_controller.h"
#include "ui/status_sentence.h"
#include "ui/style/giving_label.h"
#include "ui/tables/results_panel.h"
#include "ui/timeline/timeline_view.h"
#include "ui/verdict/verdict_bar.h"
#include "ui/window/chart_tabs.h"
#include "ui/window/dimming.h"
#include "ui/window/lower_area.h"

#include <QEvent>
#include <QLabel>

namespace backoff {

MainWindow::MainWindow(const Experiment &initial,
    Language language,
    std::unique_ptr<FrameSource> frames,
    QWidget *parent)
    : QMainWindow(parent)
    , m_labels(language)
    , m_lessons(new LessonController(this))
    , m_experiments(new ExperimentController(initial, this))
    , m_playback(nullptr)
{
    FrameSource *source = frames.release();
    source->setParent(this);
    m_playback = new PlaybackController(source, this);
    createDocuments();
    connectControllers();
    buildViews();
    resize(1440, 900);
}

// The undo history ends with a last signal, when the window is no longer one.
MainWindow::~MainWindow()
{
    m_documents->document()->disconnect(this);
    m_experiments->undoStack()->disconnect();
}

void MainWindow::connectControllers()
{
    connect(m_experiments, &ExperimentController::resultChanged, this, &MainWindow::showResult);
    connect(m_playback, &PlaybackController::changed, this, &MainWindow::showPlayback);
    connect(m_lessons, &LessonController::stepShown, this, &MainWindow::showLessonStep);
    connect(m_lessons, &LessonController::hidesFutureChanged, this, &MainWindow::showHiding);
    connect(m_lessons, &LessonController::revealed, this, &MainWindow::playRevealed);
    m_playback->setPreparation([this] { return !m_lessons->hidesFuture() && commitInput(); });
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
    m_guide->setResult(result);
    m_playback->setResult(result);
    showPlayback(m_playback->playback()); // the same cursor may mean something else now
}

void MainWindow::showPlayback(const Playback &playback)
{
    const Cursor &cursor = playback.cursor;
    m_timeline->setCursorPosition(cursor);
    m_charts->setCursor(cursor);
    m_results->setCursor(cursor);
    m_guide->setCursor(cursor);
    pointAtGuidesRetry();
    const QString sentence = statusSentence(*m_experiments->result(), cursor);
    m_sentence->setText(sentence);
    announce(m_sentence, sentence); // says a sentence once
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
    if (m_presenting || m_lessons->hidesFuture()) {
        return;
    }
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
    if (!m_presenting && !m_lessons->hidesFuture() && commitInput()) {
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
