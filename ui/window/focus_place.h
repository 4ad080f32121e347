// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the keyboard was: the widget, and what was selected in a field.

#pragma once

#include <QPointer>
#include <QWidget>

namespace backoff {

struct FocusPlace {
    QPointer<QWidget> widget;
    int selectionStart = -1; // none
    int selectionLength = 0;

    [[nodiscard]] static FocusPlace of(QWidget *focused);
    void restore() const; // if it is still there, and can be seen
};

} // namespace backoff
