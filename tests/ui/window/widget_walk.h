// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What can be seen of a window: its widgets, and where each stands.

#pragma once

#include <QList>
#include <QString>
#include <QVariant>
#include <QWidget>

namespace backoff {

// The part of the widget that no ancestor cuts off, in the window's coordinates.
inline QRect shownRect(const QWidget &widget)
{
    QRect rect = widget.rect().translated(widget.mapTo(widget.window(), QPoint()));
    for (const QWidget *above = widget.parentWidget(); above; above = above->parentWidget()) {
        rect &= above->rect().translated(above->mapTo(widget.window(), QPoint()));
        if (above->isWindow()) {
            break;
        }
    }
    return rect;
}

inline QList<QWidget *> shownWidgets(const QWidget &window)
{
    QList<QWidget *> shown;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->window() == &window && !shownRect(*widget).isEmpty()) {
            shown << widget;
        }
    }
    return shown;
}

// Those that the user can type in, press or scroll by Tab.
inline QList<QWidget *> tabStops(const QWidget &window)
{
    QList<QWidget *> stops;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->isEnabled() && widget->window() == &window
            && (widget->focusPolicy() & Qt::TabFocus) != 0 && !widget->focusProxy()) {
            stops << widget;
        }
    }
    return stops;
}

inline QString describe(const QWidget &widget)
{
    QString text = widget.property("text").toString();
    if (text.isEmpty()) {
        text = widget.accessibleName();
    }
    const QRect rect = shownRect(widget);
    return QStringLiteral("%1 '%2' %3x%4+%5+%6")
        .arg(QString::fromLatin1(widget.metaObject()->className()), text)
        .arg(rect.width())
        .arg(rect.height())
        .arg(rect.x())
        .arg(rect.y());
}

} // namespace backoff
