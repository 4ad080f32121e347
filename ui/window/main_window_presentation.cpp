// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Presentation mode: the run alone, large, with strong contrast, and nothing that could be edited
// by accident. Everything is as it was when it ends.

#include "ui/accessibility/reduced_motion.h"
#include "ui/charts/charts_panel.h"
#include "ui/herd/herd_pages.h"
#include "ui/lessons/lesson_controller.h"
#include "ui/lessons/lesson_pane.h"
#include "ui/playback/playback_actions.h"
#include "ui/playback/playback_controller.h"
#include "ui/playback/transport_bar.h"
#include "ui/presentation/presentation.h"
#include "ui/timeline/timeline_view.h"
#include "ui/window/lower_area.h"
#include "ui/window/main_window.h"
#include "ui/window/side_column.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QLayout>
#include <QMenuBar>
#include <QScreen>

namespace backoff {

// Presenter remotes send Page Up and Page Down. The keys work only while presenting: elsewhere they
// scroll.
void MainWindow::createPresentationActions(QMenu *view)
{
    m_presentAction = addAction(view, tr("&Presentation Mode"), Qt::Key_F11);
    m_presentAction->setCheckable(true);
    m_presentAction->setChecked(m_presenting);
    connect(m_presentAction, &QAction::triggered, this, &MainWindow::setPresenting);

    const auto add = [this](const QString &text, Qt::Key key, auto act) {
        auto *action = new QAction(text, this);
        action->setShortcut(key);
        action->setEnabled(m_presenting);
        connect(action, &QAction::triggered, this, act);
        QWidget::addAction(action);
        m_presenterActions.append(action);
    };
    add(tr("Step on, while presenting"), Qt::Key_PageDown, [this] {
        if (m_lessons->hidesFuture()) { // there is nothing to step through until then
            m_lessons->take(lesson_intent::Reveal {});
        } else {
            m_playback->stepForward();
        }
    });
    add(tr("Step back, while presenting"), Qt::Key_PageUp, [this] { m_playback->stepBack(); });
    add(tr("Leave Presentation Mode"), Qt::Key_Escape, [this] { setPresenting(false); });
}

void MainWindow::createMotionMenu(QMenu *view)
{
    QMenu *menu = view->addMenu(tr("Reduce &Motion"));
    auto *group = new QActionGroup(menu);
    const auto add = [this, menu, group](const QString &text, MotionChoice choice) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(motionChoice() == choice);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice] {
            setMotionChoice(choice);
            applyMotion();
        });
    };
    add(tr("As the &System"), MotionChoice::System);
    add(tr("&Reduced"), MotionChoice::Reduced);
    add(tr("&Full"), MotionChoice::Full);
    applyMotion();
}

void MainWindow::applyMotion()
{
    const bool reduced = prefersReducedMotion();
    m_playback->setReducedMotion(reduced);
    applyReducedMotion(reduced);
}

void MainWindow::setPresenting(bool presenting)
{
    m_presentAction->setChecked(m_presenting); // a refused value keeps it from going on
    if (presenting == m_presenting || !commitInput()) {
        return;
    }
    if (presenting) { // before anything grows
        m_stateBefore = windowState();
        m_geometryBefore = geometry();
        m_focusBefore = focusWidget();
    }
    m_presenting = presenting;
    m_presentAction->setChecked(presenting);
    for (QAction *action : m_presenterActions) {
        action->setEnabled(presenting);
    }
    menuBar()->setVisible(!presenting);
    m_side->setPresenting(presenting);
    m_lower->setChartsOnly(presenting);
    m_herd->setLocked(presenting);
    showLocks();
    applyTheme();
    if (presenting) {
        setWindowState(windowState() | Qt::WindowFullScreen);
        if (m_lessons->isOpen()) {
            m_lessonPane->setFocus(Qt::OtherFocusReason); // Enter leads on
        } else {
            m_timeline->setFocus(); // its keys play
        }
    } else {
        setWindowState(m_stateBefore);
        // The smaller type needs less room, which every layout must know first.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        layout()->activate();
        if (!(m_stateBefore & (Qt::WindowMaximized | Qt::WindowFullScreen))) {
            setGeometry(m_geometryBefore);
        }
        if (m_focusBefore && m_focusBefore->isVisible()) {
            m_focusBefore->setFocus(Qt::OtherFocusReason);
        }
    }
}

// The window's own screen: it may be the projector.
void MainWindow::applyPresentation()
{
    if (m_presenting) {
        setPresentationSizes(presentationSizes(screen()->size().height()));
    } else {
        clearPresentationSizes();
    }
    m_theme = currentTheme(QApplication::palette());
}

} // namespace backoff
