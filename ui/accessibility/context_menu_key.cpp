// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accessibility/context_menu_key.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QWidget>

namespace backoff {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(ContextMenuKey)
};

void openMenuOf(QWidget *focused)
{
    const QPoint place = focused->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, place, focused->mapToGlobal(place));
    QCoreApplication::sendEvent(focused, &event);
}

} // namespace

QAction *addContextMenuKey(QWidget *window)
{
    auto *action = new QAction(Texts::tr("Menu of what has the focus"), window);
    action->setShortcut(Qt::SHIFT | Qt::Key_F10);
    QObject::connect(action, &QAction::triggered, window, [window] {
        if (QWidget *focused = window->focusWidget()) {
            openMenuOf(focused);
        }
    });
    window->addAction(action);
    return action;
}

} // namespace backoff
