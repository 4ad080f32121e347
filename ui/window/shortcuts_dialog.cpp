// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/shortcuts_dialog.h"

#include "ui/style/cell_delegate.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QTableWidget>
#include <QVBoxLayout>

namespace backoff {

namespace {

template<typename T> const T *holderOf(const QAction &action)
{
    for (const QObject *holder : action.associatedObjects()) {
        if (const auto *found = qobject_cast<const T *>(holder)) {
            return found;
        }
    }
    return nullptr;
}

QString keysOf(const QAction &action)
{
    QStringList keys;
    for (const QKeySequence &sequence : action.shortcuts()) {
        keys.append(sequence.toString(QKeySequence::NativeText));
    }
    const QString joined = keys.join(QStringLiteral(", "));
    if (action.shortcutContext() == Qt::WindowShortcut) {
        return joined;
    }
    return holderOf<QAbstractItemView>(action)
        ? ShortcutsDialog::tr("%1 (tables)").arg(joined)
        : ShortcutsDialog::tr("%1 (timeline and charts)").arg(joined);
}

QString plain(QString text) { return text.remove(QLatin1Char('&')).remove(QStringLiteral("…")); }

// Of the menu bar's menus those without room are in a menu of its own too: they are no submenus.
bool isSubmenu(const QMenu &menu)
{
    const QAction &action = *menu.menuAction();
    return holderOf<QMenu>(action) && !holderOf<QMenuBar>(action);
}

// With the submenu it is in: there the rest of the name may be understood.
QString nameOf(const QAction &action)
{
    const auto *menu = holderOf<QMenu>(action);
    return (menu && isSubmenu(*menu) ? plain(menu->title()) + QStringLiteral(": ") : QString())
        + plain(action.text());
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QList<QAction *> &actions, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keyboard Shortcuts"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *table = new QTableWidget(0, 2, this); // first: Tab begins here
    table->setHorizontalHeaderLabels({tr("Action"), tr("Keys")});
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setAccessibleName(windowTitle());
    table->setTabKeyNavigation(false);
    table->setItemDelegate(new CellDelegate(table));
    QSet<QString> told; // the keys of timeline and charts are the same actions
    for (const QAction *action : actions) {
        const QString line = nameOf(*action) + keysOf(*action);
        if (action->shortcuts().isEmpty() || told.contains(line)) {
            continue;
        }
        told.insert(line);
        const int row = table->rowCount();
        table->insertRow(row);
        table->setItem(row, 0, new QTableWidgetItem(nameOf(*action)));
        table->setItem(row, 1, new QTableWidgetItem(keysOf(*action)));
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(table);
    column->addWidget(buttons);
    resize(620, 480);
}

} // namespace backoff
