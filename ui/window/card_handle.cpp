// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/card_handle.h"

#include "ui/accessibility/own_roles.h"

#include <QKeyEvent>
#include <QPainter>
#include <QSplitter>

namespace backoff {

static constexpr int step = 20; // pixels
static constexpr int largeStep = 100;

CardHandle::CardHandle(QSplitter *splitter)
    : QSplitterHandle(Qt::Vertical, splitter)
{
    setAccessibleRole(this, QAccessible::Splitter);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Divider between charts and tables"));
    setAccessibleDescription(tr("Up and Down move it"));
}

// The splitter keeps it where both cards have their least height.
void CardHandle::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        return moveSplitter(y() - step);
    case Qt::Key_Down:
        return moveSplitter(y() + step);
    case Qt::Key_PageUp:
        return moveSplitter(y() - largeStep);
    case Qt::Key_PageDown:
        return moveSplitter(y() + largeStep);
    case Qt::Key_Home:
        return moveSplitter(0);
    case Qt::Key_End:
        return moveSplitter(splitter()->height());
    default:
        QSplitterHandle::keyPressEvent(event);
    }
}

void CardHandle::paintEvent(QPaintEvent *event)
{
    QSplitterHandle::paintEvent(event);
    if (hasFocus()) {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    }
}

} // namespace backoff
