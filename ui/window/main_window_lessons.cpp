// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window in a lesson: each step's experiment and view are shown, what would answer a question
// is hidden until it is revealed, and then played. And the guide, the lesson's neighbour.

#include "core/io/lessons/lesson_reader.h"
#include "core/io/lessons/lessons.h"
#include "ui/charts/charts_panel.h"
#include "ui/documents/document_controller.h"
#include "ui/documents/document_name.h"
#include "ui/documents/session_view.h"
#include "ui/experiment_controller.h"
#include "ui/exports/saving/file_dialog.h"
#include "ui/exports/saving/message_box.h"
#include "ui/guide/guide_moment.h"
#include "ui/guide/guide_pane.h"
#include "ui/inputs/input_panel.h"
#include "ui/lessons/lesson_controller.h"
#include "ui/lessons/lesson_pane.h"
#include "ui/lessons/veil.h"
#include "ui/playback/playback_controller.h"
#include "ui/playback/transport_bar.h"
#include "ui/window/lower_area.h"
#include "ui/window/main_window.h"
#include "ui/window/side_column.h"

#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QMenuBar>

namespace backoff {

void MainWindow::createLessonsMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Lessons"));
    int number = 0;
    for (const std::string &id : lessonIds()) {
        const QString title = builtInLessonTitle(id).in(m_labels.language());
        QAction *action
            = menu->addAction(QStringLiteral("%1. %2").arg(++number).arg(menuText(title)));
        connect(action, &QAction::triggered, this, [this, id] { openLesson(builtInLesson(id)); });
    }
    menu->addSeparator();
    connect(addAction(menu, tr("&Open Lesson…"), Qt::CTRL | Qt::SHIFT | Qt::Key_O),
        &QAction::triggered,
        this,
        &MainWindow::askForLesson);
    QAction *close = addAction(menu, tr("&Close Lesson"), Qt::CTRL | Qt::Key_W);
    connect(close, &QAction::triggered, this, &MainWindow::closeLesson);
    const auto showOpen = [this, close] { close->setEnabled(m_lessons->isOpen()); };
    connect(m_lessons, &LessonController::changed, close, showOpen);
    connect(m_lessons, &LessonController::closed, close, showOpen);
    showOpen();
}

void MainWindow::askForLesson()
{
    if (!commitInput()) {
        return;
    }
    QFileDialog *dialog = makeFileDialog(this, tr("Open Lesson"), {});
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {tr("Backoff Lab lessons (*.%1)").arg(lessonSuffix()), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openLessonFile);
    dialog->open();
}

bool MainWindow::openLessonFile(const QString &path)
{
    const LoadedLesson loaded = loadLesson(absolutePathOf(path), m_labels);
    if (!loaded.lesson) {
        showWarning(tr("The lesson was not opened"), loaded.problem, this);
        return false;
    }
    openLesson(*loaded.lesson);
    return true;
}

void MainWindow::openLesson(const Lesson &lesson)
{
    m_documents->replace([this, lesson] {
        m_experiments->undoStack()->setClean(); // what was there may go: that was asked
        m_side->setOpen(SideColumn::Lesson, true);
        m_lessons->open(lesson);
        m_lessonPane->setFocus(Qt::OtherFocusReason); // Enter leads on from there
    });
}

// A step takes the place of the one before it. What the learner has made of that one is kept: then
// the step is an edit that can be undone.
void MainWindow::showLessonStep(const LessonStep &step)
{
    Document *document = m_documents->document();
    if (document->isDirty()) {
        m_experiments->apply(step.experiment, Edit::LessonStep);
    } else {
        document->startUntitled({step.experiment, step.view, nullptr},
            m_lessons->lesson().title.in(m_labels.language()));
    }
    showOpened(step.view);
    m_side->showPage(SideColumn::Lesson);
}

void MainWindow::showHiding(bool hides)
{
    for (Veil *veil : m_veils) {
        veil->setVeiled(hides);
    }
    m_transport->setEnabled(!hides);
    m_inputs->setEnabled(!hides);
    if (hides) {
        m_playback->reset();
        showGuide(false); // it has the numbers that are asked for
    } else {
        m_notice->hide(); // it was in place of the sentence
    }
    showLocks();
}

void MainWindow::playRevealed()
{
    if (!m_lower->showsHerd()) {
        m_playback->toStart();
        m_playback->play();
    }
}

void MainWindow::closeLesson()
{
    m_lessons->close();
    m_side->setOpen(SideColumn::Lesson, false);
}

void MainWindow::showGuide(bool open)
{
    m_side->setOpen(SideColumn::Guide, open);
    m_guideAction->setChecked(open);
    if (open) {
        m_guide->setFocus();
    }
    pointAtGuidesRetry();
}

void MainWindow::pointAtGuidesRetry()
{
    const bool guided = m_side->isOpen(SideColumn::Guide);
    const Cursor &cursor = m_playback->playback().cursor;
    m_charts->setPointedRetry(
        guided ? guideMomentAt(*m_experiments->result(), cursor).retry : std::nullopt);
}

void MainWindow::lockInLessons(
    QAction *action, bool whilePresenting, const std::function<bool()> &possible)
{
    m_locks.push_back({action, whilePresenting, possible});
}

void MainWindow::showLocks()
{
    const bool hides = m_lessons->hidesFuture();
    for (const ActionLock &lock : m_locks) {
        const bool locked = hides || (m_presenting && lock.whilePresenting);
        lock.action->setEnabled(!locked && (!lock.possible || lock.possible()));
    }
}

} // namespace backoff
