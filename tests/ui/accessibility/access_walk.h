// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Walks a window as those do who have a screen reader or no mouse. Each function returns what is
// wrong, in lines for whoever has to mend it; none where all is well. Any shown window will do.

#pragma once

#include <QAccessible>
#include <QList>
#include <QString>
#include <QStringList>

class QWidget;

namespace backoff::access {

struct Element {
    QString name; // of a combo box what labels it, or a name that its description tells too; of
                  // tabs what they are: on Linux Qt names both after their current item
    QString description;
    QAccessible::Role role = QAccessible::NoRole;
    QString where; // "ValueSlider in SettingBox"
};

// Everything within the widget that can be reached, is shown and can be used; the cells
// of tables and the lines of lists are left out, whose texts are data.
[[nodiscard]] QList<Element> elementsOf(QWidget &root);

// Elements without a name, or with another one's; those that say nothing of what they are.
[[nodiscard]] QStringList namingProblems(QWidget &root);

// What Tab reaches from the widget that has the focus until it comes round (or Shift+Tab, with
// Qt::Key_Backtab).
[[nodiscard]] QList<QWidget *> tabRound(QWidget &window, Qt::Key key = Qt::Key_Tab);

// Widgets that Tab misses or reaches twice, rounds that never end, steps against the reading order,
// and a way back that is another one.
[[nodiscard]] QStringList tabProblems(QWidget &window);

// Of a menu (or menu bar) and those below it: entries without a text, and letters that two share.
[[nodiscard]] QStringList menuProblems(QWidget &menu);

} // namespace backoff::access
