// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The menus of the main window, but for File. Each action that reads the experiment first applies
// the field being edited; a refused value keeps it from going on and gets the focus.

#include "ui/accessibility/context_menu_key.h"
#include "ui/charts/charts_panel.h"
#include "ui/experiment_controller.h"
#include "ui/inputs/input_panel.h"
#include "ui/playback/playback_actions.h"
#include "ui/playback/playback_controller.h"
#include "ui/playback/transport_bar.h"
#include "ui/tables/results_panel.h"
#include "ui/window/columns_menu.h"
#include "ui/window/export_actions.h"
#include "ui/window/lower_area.h"
#include "ui/window/main_window.h"
#include "ui/window/properties_dialog.h"
#include "ui/window/shortcuts_dialog.h"

#include <QAction>
#include <QApplication>
#include <QMenuBar>
#include <QMessageBox>

namespace backoff {

QAction *MainWindow::addAction(QMenu *menu, const QString &text, const QKeySequence &keys)
{
    QAction *action = menu->addAction(text);
    action->setShortcut(keys);
    return action;
}

// Of a menu and those below it, as they are listed there.
static QList<QAction *> actionsBelow(const QWidget &menu)
{
    QList<QAction *> all;
    for (QAction *action : menu.actions()) {
        if (action->menu()) {
            all << actionsBelow(*action->menu());
        } else if (!action->isSeparator()) {
            all << action;
        }
    }
    return all;
}

void MainWindow::createMenus()
{
    createFileMenu();
    createEditMenu();
    createExperimentMenu();
    createPlaybackMenu();
    createLessonsMenu();
    createViewMenu();
    createHelpMenu();
    for (QAction *action : m_exports->actions()) {
        lockInLessons(action, true); // their dialogs are for a desk
    }
    // Keys work while the menu bar is hidden only where the window has the action too.
    addActions(actionsBelow(*menuBar()));
    addContextMenuKey(this);
}

void MainWindow::createEditMenu()
{
    QMenu *edit = menuBar()->addMenu(tr("&Edit"));
    QUndoStack *stack = m_experiments->undoStack();
    QAction *undo = stack->createUndoAction(edit, tr("&Undo"));
    undo->setShortcut(Qt::CTRL | Qt::Key_Z);
    QAction *redo = stack->createRedoAction(edit, tr("&Redo"));
    redo->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    // The stack words and enables them; what they do includes the field being edited.
    undo->disconnect(stack);
    redo->disconnect(stack);
    connect(undo, &QAction::triggered, this, &MainWindow::undo);
    connect(redo, &QAction::triggered, this, &MainWindow::redo);
    edit->QWidget::addAction(undo);
    edit->QWidget::addAction(redo);
    lockInLessons(undo, true, [stack] { return stack->canUndo(); });
    lockInLessons(redo, true, [stack] { return stack->canRedo(); });
    // After the stack itself, which would enable them.
    connect(stack, &QUndoStack::canUndoChanged, undo, [this] { showLocks(); });
    connect(stack, &QUndoStack::canRedoChanged, redo, [this] { showLocks(); });
    edit->addSeparator();
    m_exports->addCopiesTo(edit);
    edit->addSeparator();
    QAction *reset = addAction(edit, tr("Reset &All"), Qt::CTRL | Qt::SHIFT | Qt::Key_R);
    connect(reset, &QAction::triggered, this, &MainWindow::resetAll);
    lockInLessons(reset, true);
}

void MainWindow::createExperimentMenu()
{
    QMenu *experiment = menuBar()->addMenu(tr("E&xperiment"));
    QAction *newSeed = addAction(experiment, tr("&New Seed"), Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    connect(newSeed, &QAction::triggered, this, [this] {
        if (commitInput()) {
            m_inputs->drawSeed();
        }
    });
    experiment->addSeparator();
    QAction *pin = addAction(experiment, tr("&Pin Policy as B"), Qt::CTRL | Qt::Key_B);
    QAction *unpin = addAction(experiment, tr("&Unpin B"), Qt::CTRL | Qt::SHIFT | Qt::Key_B);
    connect(pin, &QAction::triggered, this, [this] {
        if (commitInput()) {
            m_experiments->pin();
        }
    });
    connect(unpin, &QAction::triggered, m_experiments, &ExperimentController::unpin);
    lockInLessons(newSeed, true);
    lockInLessons(pin, true);
    lockInLessons(unpin, true, [this] { return m_experiments->isPinned(); });
    connect(m_experiments, &ExperimentController::resultChanged, unpin, [this] { showLocks(); });
}

void MainWindow::createPlaybackMenu()
{
    QMenu *playback = menuBar()->addMenu(tr("&Playback"));
    const PlaybackActions *actions = m_transport->actions();
    playback->QWidget::addAction(actions->playPause());
    playback->QWidget::addAction(actions->stepForward());
    playback->QWidget::addAction(actions->stepBack());
    playback->QWidget::addAction(actions->toStart());
    playback->QWidget::addAction(actions->toEnd());
    playback->addSeparator();
    playback->QWidget::addAction(actions->faster());
    playback->QWidget::addAction(actions->slower());
    for (QAction *action : playback->actions()) {
        lockInLessons(action, false);
    }
}

void MainWindow::createViewMenu()
{
    QMenu *view = menuBar()->addMenu(tr("&View"));
    const auto addTab = [this, view](const QString &text, Qt::Key digit, auto show) {
        connect(addAction(view, text, Qt::CTRL | digit), &QAction::triggered, this, show);
    };
    addTab(tr("&Delays"), Qt::Key_1, [this] { m_lower->showChart(ChartsPanel::Delays); });
    addTab(tr("&Cumulative"), Qt::Key_2, [this] { m_lower->showChart(ChartsPanel::Cumulative); });
    addTab(tr("&Strategies"), Qt::Key_3, [this] { m_lower->showChart(ChartsPanel::Strategies); });
    addTab(tr("&Fleet"), Qt::Key_4, [this] { m_lower->showChart(ChartsPanel::Fleet); });
    addTab(tr("Co&ntention"), Qt::Key_5, [this] { m_lower->showChart(ChartsPanel::Contention); });
    view->addSeparator();
    addTab(tr("Schedule T&able"), Qt::Key_6, [this] {
        m_lower->showTable(ResultsPanel::ScheduleTable);
    });
    addTab(tr("&Transcript"), Qt::Key_7, [this] { m_lower->showTable(ResultsPanel::Transcript); });
    view->addSeparator();
    view->addMenu(new ColumnsMenu(m_results->table(), this));
    QAction *logScale = addAction(view, tr("&Log Scale"), Qt::CTRL | Qt::Key_L);
    logScale->setCheckable(true);
    connect(logScale, &QAction::toggled, m_charts, &ChartsPanel::setLogScale);
    connect(m_charts, &ChartsPanel::logScaleChanged, logScale, &QAction::setChecked);
    view->addSeparator();
    createPresentationActions(view);
    createMotionMenu(view);
    createLanguageMenu(view);
}

void MainWindow::createHelpMenu()
{
    QMenu *help = menuBar()->addMenu(tr("&Help"));
    m_guideAction = addAction(help, tr("&Guide to the Formulas"), Qt::Key_F1);
    m_guideAction->setCheckable(true);
    connect(m_guideAction, &QAction::triggered, this, &MainWindow::showGuide);
    lockInLessons(m_guideAction, true);
    QAction *shortcuts = addAction(help, tr("&Keyboard Shortcuts…"), Qt::CTRL | Qt::Key_Question);
    connect(shortcuts, &QAction::triggered, this, &MainWindow::showShortcuts);
    connect(addAction(help, tr("&About Backoff Lab"), {}),
        &QAction::triggered,
        this,
        &MainWindow::showAbout);
}

void MainWindow::editProperties()
{
    if (!commitInput()) {
        return;
    }
    auto *dialog = new PropertiesDialog(m_experiments->experiment(), this);
    connect(dialog, &PropertiesDialog::edited, this, [this](const Experiment &next) {
        m_experiments->apply(next, Edit::Properties);
    });
    dialog->open();
}

void MainWindow::showShortcuts()
{
    auto *dialog = new ShortcutsDialog(actionsBelow(*menuBar()) + findChildren<QAction *>(), this);
    dialog->open();
}

void MainWindow::showAbout()
{
    const QString text = tr("<h3>Backoff Lab %1</h3><p>Teaches retries: backoff, jitter and the "
                            "herd, on a virtual timeline. Nothing ever sleeps for real.</p><p>GNU "
                            "General Public License, version 3 or later.</p>")
                             .arg(QCoreApplication::applicationVersion());
    auto *box = new QMessageBox(
        QMessageBox::NoIcon, tr("About Backoff Lab"), text, QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace backoff
