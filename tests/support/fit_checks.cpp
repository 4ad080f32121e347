// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/fit_checks.h"

#include "tests/ui/window/widget_walk.h"
#include "ui/inputs/combo.h"
#include "ui/style/giving_label.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QCoreApplication>
#include <QGroupBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenuBar>
#include <QScrollArea>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QToolTip>

#include <algorithm>

namespace backoff::test {

namespace {

// The tooltip of what ends in an ellipsis.
bool tells(const QWidget &widget, const QString &whole)
{
    auto *shown = const_cast<QWidget *>(&widget);
    const QPoint middle = widget.rect().center();
    QHelpEvent help(QEvent::ToolTip, middle, widget.mapToGlobal(middle));
    QCoreApplication::sendEvent(shown, &help);
    const QString told = QToolTip::text();
    QToolTip::hideText();
    return told == whole;
}

bool isCut(const QLabel &label)
{
    if (label.text().isEmpty()) {
        return false;
    }
    if (const auto *giving = qobject_cast<const GivingLabel *>(&label)) {
        return giving->isElided() && !tells(label, label.text());
    }
    if (label.wordWrap()) {
        return label.heightForWidth(label.width()) > label.height()
            || label.minimumSizeHint().width() > label.width(); // its longest word
    }
    const QSize needed = label.sizeHint();
    return needed.width() > label.width() || label.fontMetrics().height() > label.height();
}

// A card has labels of its own; a button of a fixed size shows a symbol.
bool isCut(const QAbstractButton &button)
{
    const bool showsText = !button.text().isEmpty() && !button.layout()
        && button.minimumWidth() != button.maximumWidth();
    return showsText && button.sizeHint().width() > button.width();
}

bool isCut(const QTabBar &bar)
{
    for (int i = 0; i < bar.count(); ++i) {
        if (!bar.isTabVisible(i)) {
            continue;
        }
        const QRect tab = bar.tabRect(i);
        const bool fits = bar.fontMetrics().horizontalAdvance(bar.tabText(i)) <= tab.width();
        const bool isTold = bar.elideMode() != Qt::ElideNone && bar.tabToolTip(i) == bar.tabText(i);
        if (!bar.rect().contains(tab) || !(fits || isTold)) {
            return true;
        }
    }
    return false;
}

bool isCut(const QComboBox &combo)
{
    if (const auto *giving = qobject_cast<const Combo *>(&combo)) {
        return giving->isElided() && !tells(combo, combo.currentText());
    }
    QStyleOptionComboBox option;
    option.initFrom(&combo);
    option.currentText = combo.currentText();
    const QRect room = combo.style()->subControlRect(
        QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &combo);
    return combo.fontMetrics().horizontalAdvance(combo.currentText()) > room.width();
}

bool isCut(const QLineEdit &field)
{
    const QMargins margins = field.textMargins();
    const int room = field.width() - margins.left() - margins.right();
    return field.fontMetrics().horizontalAdvance(field.placeholderText()) > room;
}

bool isCut(const QHeaderView &header)
{
    const QAbstractItemModel *model = header.model();
    if (!model || header.orientation() == Qt::Vertical) {
        return false;
    }
    for (int section = 0; section < header.count(); ++section) {
        const QString text
            = model->headerData(section, header.orientation(), Qt::DisplayRole).toString();
        const QString told
            = model->headerData(section, header.orientation(), Qt::ToolTipRole).toString();
        const bool fits
            = header.fontMetrics().horizontalAdvance(text) <= header.sectionSize(section);
        if (!header.isSectionHidden(section) && !fits && told != text) {
            return true;
        }
    }
    return false;
}

bool isCut(const QMenuBar &bar)
{
    const QList<QAction *> actions = bar.actions();
    return std::any_of(actions.begin(), actions.end(), [&](QAction *action) {
        return action->isVisible() && !bar.rect().contains(bar.actionGeometry(action));
    });
}

bool isCut(const QGroupBox &box)
{
    return box.fontMetrics().horizontalAdvance(box.title()) > box.width();
}

template<typename... Kinds> bool isCutAs(const QWidget &widget)
{
    bool cut = false;
    const auto check = [&](const auto *kind) { cut = cut || (kind && isCut(*kind)); };
    (check(qobject_cast<const Kinds *>(&widget)), ...);
    return cut;
}

bool isCut(const QWidget &widget)
{
    return isCutAs<QLabel,
        QAbstractButton,
        QTabBar,
        QComboBox,
        QLineEdit,
        QHeaderView,
        QMenuBar,
        QGroupBox>(widget);
}

// What was set counts more than what the widget would ask for.
QSize leastSize(const QWidget &widget)
{
    const QSize asked = widget.minimumSizeHint();
    return {widget.minimumWidth() > 0 ? widget.minimumWidth() : asked.width(),
        widget.minimumHeight() > 0 ? widget.minimumHeight() : asked.height()};
}

// But for what the widget around it gives its place: a table's heading, a list's scroll bars, the
// rows of plots.
bool isTooSmall(const QWidget &widget)
{
    const QSize least = leastSize(widget);
    const bool isPart = widget.inherits("QHeaderView") || widget.inherits("backoff::RowsView")
        || widget.objectName().startsWith(QStringLiteral("qt_scrollarea"));
    return !isPart && (widget.width() < least.width() || widget.height() < least.height());
}

bool isScrolled(const QWidget &widget)
{
    for (const QWidget *above = widget.parentWidget(); above; above = above->parentWidget()) {
        const auto *area = qobject_cast<const QAbstractScrollArea *>(above->parentWidget());
        if (area && area->viewport() == above) {
            return true;
        }
    }
    return false;
}

bool isOutside(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    return !widget.isWindow() && parent && !parent->rect().contains(widget.geometry())
        && !isScrolled(widget);
}

bool isLeaf(const QWidget &widget, const QList<QWidget *> &shown)
{
    return std::none_of(shown.begin(), shown.end(), [&](const QWidget *other) {
        return widget.isAncestorOf(other);
    });
}

QStringList describeThose(const QWidget &window, bool (*isBad)(const QWidget &widget))
{
    QStringList found;
    for (const QWidget *widget : shownWidgets(window)) {
        if (isBad(*widget)) {
            found << describe(*widget);
        }
    }
    return found;
}

} // namespace

QStringList cutTexts(const QWidget &window)
{
    return describeThose(window, [](const QWidget &widget) { return isCut(widget); });
}

QStringList squeezed(const QWidget &window)
{
    QStringList found;
    for (const QWidget *widget : shownWidgets(window)) {
        if (isTooSmall(*widget)) {
            const QSize least = leastSize(*widget);
            found << QStringLiteral("%1, at least %2x%3")
                         .arg(describe(*widget))
                         .arg(least.width())
                         .arg(least.height());
        }
    }
    return found;
}

QStringList outsideParents(const QWidget &window) { return describeThose(window, isOutside); }

QStringList overlaps(const QWidget &window)
{
    const QList<QWidget *> shown = shownWidgets(window);
    QList<const QWidget *> leaves;
    for (const QWidget *widget : shown) {
        if (isLeaf(*widget, shown)) {
            leaves << widget;
        }
    }
    QStringList found;
    for (qsizetype a = 0; a < leaves.size(); ++a) {
        for (qsizetype b = a + 1; b < leaves.size(); ++b) {
            if (shownRect(*leaves[a]).intersects(shownRect(*leaves[b]))) {
                found << describe(*leaves[a]) + QStringLiteral(" and ") + describe(*leaves[b]);
            }
        }
    }
    return found;
}

QString misfits(const QWidget &window)
{
    QStringList all;
    const auto add = [&](const char *what, const QStringList &found) {
        for (const QString &line : found) {
            all << QStringLiteral("%1: %2").arg(QLatin1String(what), line);
        }
    };
    add("cut", cutTexts(window));
    add("overlap", overlaps(window));
    add("squeezed", squeezed(window));
    add("outside", outsideParents(window));
    return all.join(u'\n');
}

} // namespace backoff::test
