// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inputs/combo.h"

#include <QWheelEvent>

namespace backoff {

Combo::Combo(QWidget *parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(1);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void Combo::wheelEvent(QWheelEvent *event) { event->ignore(); }

} // namespace backoff
