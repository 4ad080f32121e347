// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/accessibility/access_walk.h"

#include "tests/ui/window/widget_walk.h"

#include <QAbstractButton>
#include <QAction>
#include <QButtonGroup>
#include <QKeySequence>
#include <QMenu>
#include <QTest>

#include <algorithm>
#include <map>

namespace backoff::access {

namespace {

constexpr int mostStops = 150; // more than any window has
constexpr int mostChildren = 60; // of a table with 10,000 rows

QString classOf(const QObject *object)
{
    return object
        ? QString::fromLatin1(object->metaObject()->className()).remove(QStringLiteral("backoff::"))
        : QStringLiteral("nothing");
}

QString labelOf(const QAccessibleInterface &interface)
{
    for (const auto &[label, relation] : interface.relations(QAccessible::Label)) {
        if (relation.testFlag(QAccessible::Label)) {
            return label->text(QAccessible::Name);
        }
    }
    return {};
}

QString nameOf(const QAccessibleInterface &interface)
{
    const QAccessible::Role role = interface.role();
    if (role != QAccessible::ComboBox && role != QAccessible::PageTabList) {
        return interface.text(QAccessible::Name);
    }
    const QString label = labelOf(interface);
    const auto *widget = qobject_cast<const QWidget *>(interface.object());
    if (!label.isEmpty() || !widget) {
        return label;
    }
    const bool isTold = role == QAccessible::PageTabList
        || interface.text(QAccessible::Description).contains(widget->accessibleName());
    return isTold ? widget->accessibleName() : QString();
}

bool isData(QAccessible::Role role)
{
    return role == QAccessible::Cell || role == QAccessible::ListItem
        || role == QAccessible::TreeItem;
}

void collect(const QAccessibleInterface &interface, QList<Element> &elements)
{
    const QAccessible::State state = interface.state();
    const QAccessible::Role role = interface.role();
    if (state.focusable && !state.invisible && !state.disabled && !isData(role)) {
        const QObject *object = interface.object();
        elements << Element {nameOf(interface),
            interface.text(QAccessible::Description),
            role,
            classOf(object) + QStringLiteral(" in ")
                + classOf(object ? object->parent() : nullptr)};
    }
    for (int i = 0; i < std::min(interface.childCount(), mostChildren); ++i) {
        const QAccessibleInterface *child = interface.child(i);
        const auto *widget = child ? qobject_cast<QWidget *>(child->object()) : nullptr;
        const bool isShown = !widget || (widget->isVisible() && !widget->isWindow());
        if (child && isShown) {
            collect(*child, elements);
        }
    }
}

bool saysWhatItIs(QAccessible::Role role)
{
    constexpr QAccessible::Role silent[] = {QAccessible::NoRole,
        QAccessible::Client,
        QAccessible::Pane,
        QAccessible::Window,
        QAccessible::Grouping,
        QAccessible::LayeredPane,
        QAccessible::Whitespace,
        QAccessible::Border};
    return std::ranges::find(silent, role) == std::end(silent);
}

// The child of `ancestor` that `widget` is or lies in.
const QWidget *branchTo(const QWidget *widget, const QWidget *ancestor)
{
    while (widget->parentWidget() != ancestor) {
        widget = widget->parentWidget();
    }
    return widget;
}

// Whether `next` is read before `before`: above it, or in its row and left of it. Where they lie in
// boxes of their own these are compared.
bool isReadBefore(const QWidget *next, const QWidget *before)
{
    const QWidget *common = before;
    while (common != next && !common->isAncestorOf(next)) {
        common = common->parentWidget();
    }
    if (common == before) {
        return false; // a field, then the check box inside it
    }
    if (common == next) {
        return true;
    }
    const QRect a = branchTo(before, common)->geometry();
    const QRect b = branchTo(next, common)->geometry();
    const int sharedRow = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    const bool sameRow = sharedRow * 2 > std::min(a.height(), b.height());
    return sameRow ? b.left() < a.left() : b.top() < a.top();
}

// The buttons of which one alone can be down, where the widget is one of them: Tab reaches one, the
// arrows go on from there.
QList<QWidget *> exclusiveWith(const QWidget *widget)
{
    QList<QWidget *> all;
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    if (button && button->group() && button->group()->exclusive()) {
        for (QAbstractButton *each : button->group()->buttons()) {
            all << each;
        }
    } else if (button && button->autoExclusive()) {
        for (auto *each : button->parentWidget()->findChildren<QAbstractButton *>()) {
            if (each->autoExclusive() && !each->group()) {
                all << each;
            }
        }
    }
    return all;
}

// How often Tab came to the widget, or to whichever stands for it.
qsizetype timesReached(const QWidget *stop, const QList<QWidget *> &round)
{
    const QList<QWidget *> peers = exclusiveWith(stop);
    if (peers.isEmpty()) {
        return round.count(stop);
    }
    qsizetype times = 0;
    for (QWidget *peer : peers) {
        times += round.count(peer);
    }
    return times;
}

} // namespace

QList<Element> elementsOf(QWidget &root)
{
    QList<Element> elements;
    if (const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&root)) {
        collect(*interface, elements);
    }
    return elements;
}

QStringList namingProblems(QWidget &root)
{
    QStringList problems;
    std::map<QString, QString> taken;
    for (const Element &element : elementsOf(root)) {
        if (element.name.trimmed().isEmpty()) {
            problems << QStringLiteral("no name: ") + element.where;
        } else if (!taken.try_emplace(element.name, element.where).second) {
            problems << QStringLiteral("two are called '%1': %2, %3")
                            .arg(element.name, taken[element.name], element.where);
        }
        if (!saysWhatItIs(element.role)) {
            problems << QStringLiteral("'%1' has role %2: %3")
                            .arg(element.name)
                            .arg(element.role)
                            .arg(element.where);
        }
    }
    return problems;
}

QList<QWidget *> tabRound(QWidget &window, Qt::Key key)
{
    QList<QWidget *> visited;
    const QWidget *const first = window.focusWidget();
    for (int i = 0; i < mostStops && window.focusWidget(); ++i) {
        visited << window.focusWidget();
        QTest::keyClick(
            window.focusWidget(), key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
        if (window.focusWidget() == first) {
            break;
        }
    }
    return visited;
}

QStringList tabProblems(QWidget &window)
{
    QStringList problems;
    QList<QWidget *> stops = tabStops(window);
    if (stops.isEmpty()) {
        return {QStringLiteral("nothing takes the focus")};
    }
    stops.front()->setFocus(Qt::TabFocusReason);
    const QList<QWidget *> round = tabRound(window);
    if (round.size() == mostStops) {
        problems << QStringLiteral("Tab never comes round, it ends at ") + describe(*round.back());
    }
    for (const QWidget *stop : stops) {
        if (const qsizetype times = timesReached(stop, round); times != 1) {
            problems << QStringLiteral("reached %1 times: %2").arg(times).arg(describe(*stop));
        }
    }
    for (qsizetype i = 1; i < round.size(); ++i) {
        if (round[i] != stops.front() && isReadBefore(round[i], round[i - 1])) {
            problems << QStringLiteral("%1 comes after %2")
                            .arg(describe(*round[i]), describe(*round[i - 1]));
        }
    }
    QList<QWidget *> back = tabRound(window, Qt::Key_Backtab);
    std::reverse(back.begin() + 1, back.end());
    if (back != round) {
        problems << QStringLiteral("Shift+Tab goes another way");
    }
    return problems;
}

QStringList menuProblems(QWidget &menu)
{
    QStringList problems;
    std::map<QString, QString> taken;
    for (const QAction *action : menu.actions()) {
        if (action->isSeparator()) {
            continue;
        }
        if (action->text().trimmed().isEmpty()) {
            problems << QStringLiteral("an entry without a text in ") + menu.windowTitle();
        }
        const QString letter = QKeySequence::mnemonic(action->text()).toString();
        if (!letter.isEmpty() && !taken.try_emplace(letter, action->text()).second) {
            problems << taken[letter] + QStringLiteral(" and ") + action->text();
        }
        if (action->menu()) {
            problems << menuProblems(*action->menu());
        }
    }
    return problems;
}

} // namespace backoff::access
