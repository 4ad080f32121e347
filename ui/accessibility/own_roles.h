// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a widget that draws itself is for assistive technology: Qt would call it a pane.

#pragma once

#include <QAccessible>

class QWidget;

namespace backoff {

// To be called while the widget is made, before it gets a name. A button keeps what a button has:
// its checked state, and that it can be pressed.
void setAccessibleRole(QWidget *widget, QAccessible::Role role);

} // namespace backoff
