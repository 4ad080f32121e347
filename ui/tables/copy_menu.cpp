// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/copy_menu.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCoreApplication>
#include <QMenu>

#include <algorithm>
#include <numeric>

namespace backoff {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(CopyMenu)
};

} // namespace

void showCopyMenu(
    QAbstractItemView *view, const QPoint &globalPosition, const std::function<void()> &copy)
{
    auto *menu = new QMenu(view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool all = !view->selectionModel()->hasSelection();
    QAction *action = menu->addAction(all ? Texts::tr("&Copy All") : Texts::tr("&Copy"));
    action->setShortcut(QKeySequence::Copy); // only to be seen: the view has the keys itself
    action->setShortcutContext(Qt::WidgetShortcut);
    QObject::connect(action, &QAction::triggered, view, copy);
    menu->popup(globalPosition);
}

void addCopyKeys(QAbstractItemView *view, const std::function<void()> &copy)
{
    auto *action = new QAction(Texts::tr("Copy rows"), view);
    action->setShortcuts(QKeySequence::Copy);
    action->setShortcutContext(Qt::WidgetShortcut);
    QObject::connect(action, &QAction::triggered, view, copy);
    view->addAction(action);
}

QList<int> rowsToCopy(const QAbstractItemView &view)
{
    QList<int> rows;
    if (!view.selectionModel()->hasSelection()) {
        rows.resize(view.model()->rowCount());
        std::iota(rows.begin(), rows.end(), 0);
        return rows;
    }
    for (const QItemSelectionRange &range : view.selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            rows.append(row);
        }
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

} // namespace backoff
