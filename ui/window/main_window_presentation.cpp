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
#include "ui/style/giving_label.h"
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
            m_lessonPane->reveal();
        } else {
            stepUntilTold(&PlaybackController::stepForward);
        }
    });
    add(tr("Step back, while presenting"), Qt::Key_PageUp, [this] {
        stepUntilTold(&PlaybackController::stepBack);
    });
    add(tr("Leave Presentation Mode"), Qt::Key_Escape, [this] { setPresenting(false); });
}

// Both lanes have their events, some at the same moment: a class waits for what is said next.
void MainWindow::stepUntilTold(void (PlaybackController::*step)())
{
    const QString before = sentence();
    Cursor last;
    do {
        last = m_playback->playback().cursor;
        (m_playback->*step)();
    } while (sentence() == before && m_playback->playback().cursor != last);
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
    const auto focus = FocusPlace::of(focusWidget()); // before a field shows its text anew
    if (presenting == m_presenting || !commitInput()) {
        return;
    }
    if (presenting) { // before anything grows
        m_before = {windowState(), geometry(), focus, m_lessons->progress()};
    }
    m_presenting = presenting;
    m_presentAction->setChecked(presenting);
    for (QAction *action : m_presenterActions) {
        action->setEnabled(presenting);
    }
    menuBar()->setVisible(!presenting);
    m_side->setPresenting(presenting);
    m_lower->setChartsOnly(presenting);
    showLocks();
    applyTheme();
    m_herd->setLocked(presenting); // its fields take their height as they are shown
    if (presenting) {
        // A full screen that asks for more than the screen, if only while texts find their lines,
        // is taken for a plain window by some desktops.
        layout()->setSizeConstraint(QLayout::SetNoConstraint);
        setMinimumSize(0, 0);
        setWindowState(windowState() | Qt::WindowFullScreen);
        if (m_lessons->isOpen()) {
            m_lessonPane->setFocus(Qt::OtherFocusReason); // Enter leads on
        } else {
            m_timeline->setFocus(); // its keys play
        }
    } else {
        setWindowState(m_before.state);
        const bool isPlain = !(m_before.state & (Qt::WindowMaximized | Qt::WindowFullScreen));
        const auto setBack = [this, isPlain] {
            if (isPlain) {
                setGeometry(m_before.geometry);
            }
        };
        setBack();
        // The smaller type needs less room, which every layout must know before it asks for some.
        for (QSize least; least != minimumSizeHint();) {
            least = minimumSizeHint();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            layout()->activate();
        }
        layout()->setSizeConstraint(QLayout::SetDefaultConstraint);
        setBack();
        // A button of a lesson that has gone on means something else now.
        const bool leftBehind = m_lessonPane->isAncestorOf(m_before.focus.widget)
            && m_lessons->progress() != m_before.lesson;
        if (!leftBehind) {
            m_before.focus.restore();
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
