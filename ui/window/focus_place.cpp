// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/focus_place.h"

#include <QLineEdit>

namespace backoff {

FocusPlace FocusPlace::of(QWidget *focused)
{
    FocusPlace place {focused, -1, 0};
    if (const auto *field = qobject_cast<QLineEdit *>(focused); field && field->hasSelectedText()) {
        place.selectionStart = field->selectionStart();
        place.selectionLength = field->selectionLength();
    }
    return place;
}

void FocusPlace::restore() const
{
    if (!widget || !widget->isVisible()) {
        return;
    }
    widget->setFocus(Qt::OtherFocusReason);
    if (auto *field = qobject_cast<QLineEdit *>(widget); field && selectionStart >= 0) {
        field->setSelection(selectionStart, selectionLength);
    }
}

} // namespace backoff
