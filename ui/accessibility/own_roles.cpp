// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accessibility/own_roles.h"

#include <QAbstractButton>
#include <QAccessibleWidget>

namespace backoff {

namespace {

constexpr const char *roleProperty = "accessibleRole";

class ButtonAccess final : public QAccessibleWidget
{
public:
    ButtonAccess(QAbstractButton *button, QAccessible::Role role)
        : QAccessibleWidget(button, role)
        , m_button(button)
    {
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = m_button->isCheckable();
        state.checked = m_button->isChecked();
        state.pressed = m_button->isDown();
        return state;
    }
    [[nodiscard]] QStringList actionNames() const override
    {
        return QStringList {pressAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString &name) override
    {
        if (name == pressAction()) {
            m_button->click();
        } else {
            QAccessibleWidget::doAction(name);
        }
    }

private:
    QAbstractButton *m_button; // the interface ends with it
};

QAccessibleInterface *accessOf(const QString &, QObject *object)
{
    const QVariant role = object->property(roleProperty);
    auto *widget = qobject_cast<QWidget *>(object);
    if (!role.isValid() || widget == nullptr) {
        return nullptr;
    }
    const auto its = static_cast<QAccessible::Role>(role.toInt());
    if (auto *button = qobject_cast<QAbstractButton *>(widget)) {
        return new ButtonAccess(button, its);
    }
    return new QAccessibleWidget(widget, its);
}

} // namespace

void setAccessibleRole(QWidget *widget, QAccessible::Role role)
{
    QAccessible::installFactory(accessOf); // once, however often it is asked for
    widget->setProperty(roleProperty, static_cast<int>(role));
}

} // namespace backoff
